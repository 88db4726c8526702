import { existsSync, globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { unconfirmedTexts } from '../src/content/to-confirm.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { areIconsCurrent, isShareCurrent } from './images.ts';

/** A text of the site, and where it stands: `agency.email in src/content/agency.ts`. */
interface PlacedText {
  readonly place: string;
  readonly text: string;
}

/** Every text in a value, with the keys that lead to it. */
function textsIn(value: unknown, keys: string, file: string): PlacedText[] {
  if (typeof value === 'string') return [{ place: `${keys} in ${file}`, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${keys}.${key}`, file));
}

/** The paths of files, with slashes on Windows too. */
const filesLike = (pattern: string) => globSync(pattern).map((file) => file.replaceAll(sep, '/'));

/** Every text of the site: in the content's modules, and each policy and the host's settings as a whole. */
export async function readTexts(): Promise<PlacedText[]> {
  const texts: PlacedText[] = [];
  for (const file of filesLike('src/content/*.ts')) {
    const module: object = await import(/* @vite-ignore */ `../${file}`);
    texts.push(...Object.entries(module).flatMap(([name, value]) => textsIn(value, name, file)));
  }
  const others = [...filesLike('src/content/policies/*.mdx'), 'wrangler.jsonc'];
  return texts.concat(others.map((place) => ({ place, text: readFileSync(place, 'utf8') })));
}

/**
 * What no text may contain when the site goes live; the agency's sample name is a whole text. `.example` and 555-01xx
 * are reserved for examples and fiction. Only "TODO" has to be in capitals: "todo" is a Spanish word.
 */
const placeholders =
  /\S*(?:\bexample\.(?:com|net|org)|\.example)\b\S*|\b555[ .-]?01\d\d\b|\blorem ipsum\b|\b(?-i:TODO)\b|^Switchboard$|\bswitchboard-site\b/i;

/**
 * What is still to do before the site goes live: a sentence for each, with the place and the fix.
 *
 * @param claims the texts that `toConfirm` has marked; each is listed once, where it stands alone or else in a longer text
 */
export function releaseProblems(
  texts: readonly PlacedText[],
  claims: ReadonlySet<string>,
  { siteUrl, emailService }: Settings,
): string[] {
  const places = new Map<string, string>();
  for (const { place, text } of texts) {
    const [placeholder] = placeholders.exec(text) ?? [];
    // A fact that other texts use is listed once.
    if (placeholder && !places.has(placeholder)) places.set(placeholder, place);
  }
  const problems = [...places].map(([text, place]) => `${place} has a placeholder: "${text}".`);
  for (const claim of claims) {
    const { place } =
      texts.find(({ text }) => text === claim) ??
      texts.find(({ text }) => text.includes(claim)) ??
      {};
    problems.push(
      `${place ?? 'A text in src/content'} is a claim: change it, or take toConfirm() off: "${claim}".`,
    );
  }
  if (!siteUrl?.startsWith('https:')) {
    problems.push('SITE_URL is not the public address of the site: enter it in .env.');
  }
  if (!emailService) {
    problems.push(
      'The email service is not set: enter its keys in .env, as docs/owner-guide.md says.',
    );
  } else if (emailService.origin.startsWith('http:')) {
    problems.push('The origin of the email service is this computer’s: leave it empty in .env.');
  }
  return problems;
}

if (import.meta.main) {
  const problems = releaseProblems(await readTexts(), unconfirmedTexts, readSettings());
  const images = ['public/share.png', 'public/icon-512.png'] as const;
  const areCurrent =
    images.every((file) => existsSync(file)) &&
    (await isShareCurrent(images[0])) &&
    (await areIconsCurrent(images[1]));
  if (!areCurrent) {
    problems.push('public/share.png or an icon is missing or out of date: run "npm run images".');
  }
  console.log(problems.join('\n') || 'Ready to release.');
  process.exit(problems.length > 0 ? 1 : 0);
}
