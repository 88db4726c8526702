import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { e2eSite } from '../../scripts/local-addresses.ts';
import { alterHome } from './altered-home.ts';

/** Script files that fail together. */
const files = { form: /\/_astro\/ContactFormRoot\..*\.js/, all: /\/_astro\/.*\.js/ } as const;

/** How a file fails: for good, changed on its way, refused by a policy, or held back until the test releases it. */
export type ScriptFailure = 'missing' | 'broken' | 'policy' | 'late';

/** Makes the policy allow each script file by its URL, except for those to be blocked. */
function blockByPolicy(page: Page, blocked: RegExp): Promise<void> {
  const allowed = readdirSync(join(e2eSite.directory, '_astro'))
    .map((file) => `${e2eSite.origin}/_astro/${file}`)
    .filter((address) => address.endsWith('.js') && !blocked.test(address));
  return alterHome(page, (text) =>
    text.startsWith('default-src')
      ? text.replace("script-src 'self'", `script-src ${allowed.join(' ')}`)
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
  group: keyof typeof files,
  failure: ScriptFailure,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  if (failure === 'policy') await blockByPolicy(page, files[group]);
  else {
    await page.route(files[group], async (route) => {
      if (failure === 'missing') return route.abort();
      if (failure === 'broken') {
        return route.fulfill({ contentType: 'text/javascript', body: 'export default (' });
      }
      await released;
      return route.continue();
    });
  }
  return release;
}
