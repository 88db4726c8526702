import { builtScripts } from './support/built-scripts.ts';
import { documents } from './support/documents.ts';
import { expect, test } from './support/test.ts';

test('O6 Q4 every page has a strict policy, the other security headers, and addresses that no host rewrites', async ({
  request,
}) => {
  for (const { path } of documents) {
    const response = await request.get(path);
    const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/;
    const html = await response.text();
    const [, policy = ''] = meta.exec(html) ?? [];
    expect(policy.split(';').map((directive) => directive.trim())).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        "img-src 'self'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe|\*/);
    // The email service is the only other origin.
    expect(policy.match(/https?:/g)).toHaveLength(1);
    expect(response.headers()).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    expect(html.split(/<body[^>]*>/)[1]?.trim()).toMatch(
      /^<!--email_off-->[\s\S]*<!--\/email_off-->\s*<\/body>/,
    );
  }
});

test('O6 Q4 a file with a hash in its name is cached for a year, and a missing one is asked for again', async ({
  request,
}) => {
  expect(builtScripts()).not.toEqual([]);
  const cacheOf = async (path: string) => (await request.get(path)).headers()['cache-control'];
  for (const file of builtScripts()) {
    expect(await cacheOf(file), file).toBe('public, max-age=31536000, immutable');
  }
  const missing = '/_astro/gone.0a1b2c3d.js';
  expect((await request.get(missing)).status()).toBe(404);
  expect(await cacheOf(missing)).toBe('public, max-age=0, must-revalidate');
});

/** What reader views take for something other than the text, in the ID or class of a heading. */
const notForReaders =
  /banner|comment|contact|footer|hidden|masthead|media|meta|promo|related|share|sidebar|social|sponsor|tags|widget/;

test('R1 a reader view keeps every heading of the home page', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const headings = [...main.matchAll(/<h[12]([^>]*)>/g)].map(([, attributes = '']) => attributes);
  expect(headings.length).toBeGreaterThan(5);
  expect(headings.filter((attributes) => notForReaders.test(attributes))).toEqual([]);
});
