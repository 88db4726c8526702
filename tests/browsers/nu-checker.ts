import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { x } from 'tinyexec';

/** Where `npm run test:browsers` puts the checker. */
const jar = 'tests/browsers/node_modules/vnu-jar/build/dist/vnu.jar';

// Its CSS grammar is older than what browsers ship, and it cannot check a page's policy: it knows neither the page's
// origin nor its hashes.
const ignoredMessages = [
  / CSS: (Unrecognized at-rule “@starting-style”|“starting-style”: Parse Error\.)$/,
  / CSS: “(margin-trim|text-box)”: Property “\1” doesn't exist\.$/,
  /violates Content Security Policy \(meta tag\)/,
  // H3: not every browser and screen reader announces the state of a popover, so a script adds it.
  /^(?!.*as%2520built).* “aria-expanded” .* “popovertarget” attribute\.$/,
];

interface Message {
  readonly type: string;
  readonly subType?: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/**
 * Has the Nu checker read documents.
 *
 * @param documents the HTML of each by its name
 * @returns its errors and warnings, a line each
 */
export async function nuMistakes(documents: ReadonlyMap<string, string>): Promise<string[]> {
  if (!existsSync(jar)) throw new Error(`${jar} is missing. Run "npm run test:browsers" once.`);
  await mkdir('.local', { recursive: true });
  const folder = await mkdtemp('.local/nu-');
  for (const [name, html] of documents) {
    await writeFile(join(folder, `${encodeURIComponent(name)}.html`), html);
  }
  const options = ['--format', 'json', '--stdout', folder];
  const { stdout } = await x('java', ['-Xss1m', '-jar', jar, ...options]);
  await rm(folder, { recursive: true });
  const { messages } = JSON.parse(stdout) as { messages: readonly Message[] };
  return messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(
      ({ url, message }) => !ignoredMessages.some((pattern) => pattern.test(`${url} ${message}`)),
    )
    .map(({ type, url, message, extract = '' }) => `${url}: ${type}: ${message} (${extract})`);
}
