import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { e2eSite } from '../../scripts/local-addresses.ts';
import { alterHome } from './altered-home.ts';

const shared = /\/_astro\/shared\..*\.js/;
const form = /\/_astro\/ContactFormRoot\..*\.js/;
const all = /\/_astro\/.*\.js/;

/** Script files that fail together. */
export const scriptGroups = {
  form: { name: "The form's code", files: [form] },
  shared: { name: 'The code that islands share', files: [shared] },
  all: { name: 'Every script file', files: [all] },
} as const;

/** How a file fails: for good, or by arriving this many seconds late. */
export const scriptFailures = {
  missing: 'missing',
  broken: 'changed on its way',
  type: 'of the wrong type',
  policy: 'blocked by a policy',
  late1: '1 s late',
  late5: '5 s late',
  late20: '20 s late',
} as const;

export type ScriptGroup = keyof typeof scriptGroups;
export type ScriptFailure = keyof typeof scriptFailures;
export type ScriptFault = `${ScriptGroup}-${ScriptFailure}`;

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table) as Key[];

export const scriptCases = keysOf(scriptGroups).flatMap((group) =>
  keysOf(scriptFailures)
    // A few failures are enough for several files at once.
    .filter((failure) => group !== 'all' || /missing|late5|late20/.test(failure))
    .map((failure) => ({ group, failure })),
);

/** Every case with its name in the table of faults. */
export const scriptFaults = Object.fromEntries(
  scriptCases.map(({ group, failure }) => [
    `${group}-${failure}`,
    `${scriptGroups[group].name}: ${scriptFailures[failure]}`,
  ]),
) as Record<ScriptFault, string>;

/** How many seconds late a file arrives; null when it never does. */
export function lateness(failure: ScriptFailure): number | null {
  return failure.startsWith('late') ? Number(failure.slice('late'.length)) : null;
}

/** Makes the policy allow each script file by its URL, except for those to be blocked. */
function blockByPolicy(page: Page, blocked: readonly RegExp[]): Promise<void> {
  const paths = readdirSync(join(e2eSite.directory, '_astro'))
    .map((file) => `/_astro/${file}`)
    .filter((path) => path.endsWith('.js') && !blocked.some((file) => file.test(path)));
  const allowed = paths.map((path) => `${e2eSite.origin}${path}`).join(' ');
  return alterHome(page, (text) =>
    text.startsWith('default-src')
      ? text.replace("script-src 'self'", `script-src ${allowed}`)
      : text,
  );
}

/**
 * Makes script files fail. Call it before the page is opened.
 *
 * @returns releases the files that are held back
 */
export async function failScripts(
  page: Page,
  group: ScriptGroup,
  failure: ScriptFailure,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { files } = scriptGroups[group];
  if (failure === 'policy') await blockByPolicy(page, files);
  else {
    for (const file of files) {
      await page.route(file, async (route) => {
        if (failure === 'missing') return route.abort();
        if (failure === 'type') {
          return route.fulfill({ response: await route.fetch(), contentType: 'text/plain' });
        }
        if (failure === 'broken') {
          return route.fulfill({ contentType: 'text/javascript', body: 'export default (' });
        }
        await released;
        return route.continue();
      });
    }
  }
  return release;
}
