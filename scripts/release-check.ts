import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sandboxKeys } from '../mail-sandbox/server.ts';
import type { Settings } from '../src/settings.ts';
import { readContent } from './read-content.ts';

/** What no text in the content may contain when the site goes live. */
const placeholders: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/(?<![\w-])example\.(?:com|net|org)\b/i, 'an example address'],
  // Reserved for fiction in North America; ordinary elsewhere.
  [/(?<!\d)(?<!\+[2-9][\d(). -]*)555[ .-]?01\d\d\b/, 'a phone number reserved for fiction'],
  // The second is from the owner's guide.
  [/\blorem ipsum\b|\bwhat the customer said, word for word\b/i, 'placeholder text'],
  [/\b(?:TODO|TBD|XXX)\b/, 'unfinished text'],
];

/** The values in the sample content that every agency replaces. */
const sample = { name: 'Switchboard', effective: '2025-01-01' };

/** The sample images, by the SHA-256 of their content. */
export const sampleImages = {
  'apple-touch-icon.png': 'eca661c1ff205ff37b9f81303debcf3534f3415b858b7913d2bf87236a6f0862',
  'favicon.ico': '2070f7320d099a07cd085e1b33717acf633dd056d4921a22857dce2f8ba0be6d',
  'favicon.svg': 'd2ecae948ab8862e74a135c48c8e224525fb8f2fa44c7d94276a31bd6584be84',
  'icon-192.png': '8ba7ab77c6dfb8eb263e2a9cfd123ee75cafa40d050a30629012b0dd9f46bd30',
  'icon-512.png': 'c83b787836b251f15483253e5d742052269a984f76f8fe48f7db0712fda161e5',
  'icon-maskable-512.png': '0585d67a9145c89872726c0bdeefe919e0228cd613a0527ca78be664ea9ee958',
  'share.png': '0ae3b3309800e3c48a5a44a321caf5924fedf6a18d4756a94cf429624bef200f',
} as const;

type SampleImage = keyof typeof sampleImages;

/** Every text in a value, with the keys that lead to it: `agency.email`. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
}

/**
 * What would embarrass the owner of a live site.
 *
 * @param content all words and facts, as a page shows them
 * @param deployment the build's settings
 * @param hashOf the SHA-256 of a file in `public/`, as hexadecimal digits
 * @returns a sentence for each problem, with the place and the fix
 */
export function releaseProblems(
  content: Awaited<ReturnType<typeof readContent>>,
  deployment: Settings,
  hashOf: (file: SampleImage) => string,
): string[] {
  const { agency, pages } = content;
  const { siteUrl, emailKeys, emailOrigin } = deployment;
  const isPlaceholder = ([, text]: readonly [string, string]) =>
    placeholders.some(([pattern]) => pattern.test(text));
  const facts = textsIn({ SITE_URL: siteUrl, agency }, 'content').filter(isPlaceholder);
  // A fact is listed once, not for every text that contains it.
  const others = textsIn({ ...content, agency: null }, 'content').filter(
    (each) => isPlaceholder(each) && !facts.some(([, fact]) => each[1].includes(fact)),
  );
  return [
    ...(siteUrl ? [] : ['SITE_URL is not set: enter the address of the site.']),
    ...(siteUrl?.startsWith('http:') ? ['SITE_URL points to this computer.'] : []),
    ...(emailKeys ? [] : ['The EMAILJS keys are not set: see the owner’s guide.']),
    ...(emailKeys?.publicKey === sandboxKeys.publicKey
      ? ['EMAILJS_PUBLIC_KEY is the key of the inbox on this computer. Enter your own.']
      : []),
    ...(emailOrigin.startsWith('http:') ? ['EMAILJS_ORIGIN points to this computer.'] : []),
    ...(agency.name === sample.name
      ? ['agency.yaml: name is still the sample name. Enter yours.']
      : []),
    ...(['privacy', 'terms'] as const)
      .filter((page) => pages[page].effective === sample.effective)
      .map((page) => `pages.yaml: ${page}.effective is still the sample date. Enter yours.`),
    ...[...facts, ...others].map(([path, text]) => {
      const [, what] = placeholders.find(([pattern]) => pattern.test(text)) ?? [];
      return `${path.replace('content.', '')} has ${what}: "${text.slice(0, 80)}".`;
    }),
    ...(Object.keys(sampleImages) as SampleImage[])
      .filter((file) => hashOf(file) === sampleImages[file])
      .map((file) => `public/${file} is still the sample image. Replace it with yours.`),
  ];
}

if (import.meta.main) {
  // npm keeps the option for itself: `npm run deploy --dry-run` would publish.
  if (process.env['npm_config_dry_run']) {
    console.error('Use "npm run deploy:dry-run": npm does not pass --dry-run on.');
    process.exit(1);
  }
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(`public/${file}`))
      .digest('hex');
  try {
    const { settings } = await import('../src/settings.ts');
    const problems = releaseProblems(await readContent(), settings, hashOf);
    console.log(problems.length > 0 ? problems.join('\n') : 'Ready to release.');
    process.exit(problems.length > 0 ? 1 : 0);
  } catch (error) {
    // A setting or text that would also stop a build, or a missing image.
    console.error((error as Error).message);
    process.exit(1);
  }
}
