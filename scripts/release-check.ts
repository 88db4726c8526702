import { readdirSync, readFileSync } from 'node:fs';
import { sandboxKeys } from '../mail-sandbox/server.ts';
import { agency } from '../src/content/agency.ts';
import type { Settings } from '../src/settings.ts';
import { areCurrent } from './images.ts';

/** A text of the site, and where it stands: `agency.email in src/content/agency.ts`. */
interface PlacedText {
  readonly place: string;
  readonly text: string;
}

const folder = 'src/content';

/** Every text in a value, with the keys that lead to it. */
function textsIn(value: unknown, keys: string, file: string): PlacedText[] {
  if (typeof value === 'string') return [{ place: `${keys} in ${file}`, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${keys}.${key}`, file));
}

/** Every text of the site: in the content's modules, and each policy as a whole. */
export async function readTexts(): Promise<PlacedText[]> {
  const texts: PlacedText[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = `${folder}/${file}`;
    if (file.endsWith('.mdx')) texts.push({ place: path, text: readFileSync(path, 'utf8') });
    if (!file.endsWith('.ts')) continue;
    const module: object = await import(/* @vite-ignore */ `../${path}`);
    texts.push(...Object.entries(module).flatMap(([name, value]) => textsIn(value, name, path)));
  }
  return texts;
}

/** What no text may contain when the site goes live. 555-01xx is reserved for fiction in North America. */
const placeholders =
  /\S*\bexample\.(?:com|net|org)\b\S*|\b555[ .-]?01\d\d\b|\blorem ipsum\b|\bTODO\b/i;

/** What is still to do before the site goes live: a sentence for each, with the place and the fix. */
export function releaseProblems(
  name: string,
  texts: readonly PlacedText[],
  { siteUrl, emailKeys, emailOrigin }: Settings,
): string[] {
  const places = new Map<string, string>();
  for (const { place, text } of texts) {
    const [placeholder] = placeholders.exec(text) ?? [];
    // A fact that other texts use is listed once.
    if (placeholder && !places.has(placeholder)) places.set(placeholder, place);
  }
  return [
    !siteUrl && 'SITE_URL is not set: enter the address of the site in .env.',
    siteUrl?.startsWith('http:') && 'SITE_URL is this computer’s: enter the address of the site.',
    !emailKeys && 'The EMAILJS keys are not set: see docs/owner-guide.md.',
    emailKeys?.publicKey === sandboxKeys.publicKey &&
      'EMAILJS_PUBLIC_KEY is the key of the inbox on this computer: enter your own.',
    emailOrigin.startsWith('http:') && 'EMAILJS_ORIGIN is this computer’s: leave it empty.',
    name === 'Switchboard' && 'agency.name in src/content/agency.ts is the sample: enter yours.',
    ...[...places].map(([placeholder, place]) => `${place} has a placeholder: "${placeholder}".`),
  ].filter((problem) => typeof problem === 'string');
}

if (import.meta.main) {
  // npm keeps the option for itself: `npm run deploy --dry-run` would publish.
  if (process.env['npm_config_dry_run']) throw new Error('Use "npm run deploy:dry-run".');
  const { settings } = await import('../src/settings.ts');
  const problems = releaseProblems(agency.name, await readTexts(), settings);
  if (!(await areCurrent('public/share.png'))) {
    problems.push('public/share.png and the icons show an older site: run "npm run images".');
  }
  console.log(problems.join('\n') || 'Ready to release.');
  process.exit(problems.length > 0 ? 1 : 0);
}
