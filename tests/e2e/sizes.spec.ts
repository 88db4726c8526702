import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { e2eSite } from '../../scripts/local-addresses.ts';
import * as content from '../content.ts';
import { documents } from './documents.ts';
import { fontsShown, hydrated } from './page-state.ts';
import { expect, test } from './test.ts';
import { withoutWords } from './without-words.ts';

const { agency, contentText, exampleCall, isStarterContent, pages, services, whyChooseUs } =
  content;

/** The byte budgets, with brotli where a server compresses (Q1), of which the words of the delivered content take a part. */
const words = { firstFlight: 1320, page: 7400 } as const;
const budgets = {
  firstFlight: 14_600,
  // The sizes at present, which may not grow: the budgets of 15 KB and 2.5 KB are not met.
  wordlessHome: 18.85 * 1024,
  inlineScript: 3.6 * 1024,
  homeScript: 115 * 1024,
  policyScript: 90 * 1024,
  scriptFiles: 6,
  firstView: 70 * 1024,
  requests: 7,
} as const;

const brotli = (text: string | Buffer) => brotliCompressSync(text).length;
const read = (file: string) => readFileSync(join(e2eSite.directory, file));

/** The home page, its size without its words, and how much more other services and optional facts may add. */
function homePage() {
  const html = read('index.html').toString();
  const optional = [agency.demoLine, exampleCall.call.recording, whyChooseUs.customers[0]];
  const more = Math.max(0, services.length - 4) + (optional.some(Boolean) ? 5 : 0);
  return { html, wordless: brotli(withoutWords(html)), more: more * 200 };
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].flatMap(
    ([, attributes = '', text = '']) =>
      /\btype="(application\/ld\+json|importmap|speculationrules)"/.test(attributes) ? [] : text,
  );

test('Q1 the home page without its words', () => {
  const { html, wordless, more } = homePage();
  test.info().annotations.push({ type: 'bytes', description: `${wordless} of ${brotli(html)}` });
  expect(html, 'an attribute that depends on the folder of the build').not.toContain(' uid=');
  expect(wordless).toBeLessThanOrEqual(budgets.wordlessHome + more);
});

test.describe('the initial congestion window', () => {
  test.use({ javaScriptEnabled: false });

  test('Q1 holds the header, the hero and all the styles they need', async ({ page }) => {
    const html = read('index.html').toString();
    const cut = html.slice(0, html.indexOf('</section>', html.indexOf('id="hero-title"')));
    expect(brotli(withoutWords(cut))).toBeLessThanOrEqual(budgets.firstFlight - words.firstFlight);
    if (isStarterContent) expect(brotli(cut)).toBeLessThanOrEqual(budgets.firstFlight);
    await page.goto('/');
    const whole = await page.screenshot();
    await page.route('/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: cut });
    });
    await page.reload();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect((await page.screenshot()).equals(whole)).toBe(true);
  });
});

const inlineSize = (file: string) => brotli(inlineScripts(read(file).toString()).join('\n'));

test('Q1 the script inside each document', () => {
  for (const { file } of documents)
    expect(inlineSize(file), file).toBeLessThanOrEqual(budgets.inlineScript);
});

// docs/performance.md says why.
test.fail('Q1 not met: the home page without its words takes 15 KB', () =>
  expect(homePage().wordless).toBeLessThanOrEqual(15 * 1024),
);
test.fail('Q1 not met: the script inside a document takes 2.5 KB', () =>
  expect(inlineSize('index.html')).toBeLessThanOrEqual(2.5 * 1024),
);

const places = ['#services', '#contact-form', '.site-footer'];
for (const [name, path, used, size] of [
  ['the home page, after everything has been used', '/', places, budgets.homeScript],
  ['a policy', pages.privacy.path, places.slice(-1), budgets.policyScript],
] as const) {
  test(`Q1 the script files of ${name}`, async ({ page }) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    for (const place of used) await hydrated(page, place);
    const sizes = [...files].map((file) => brotli(read(file)));
    expect(files.size).toBeLessThanOrEqual(budgets.scriptFiles);
    expect(sizes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(size);
  });
}

test('Q1 the first view takes few requests and bytes, all from one origin', async ({ page }) => {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto('/', { waitUntil: 'networkidle' });
  await fontsShown(page);
  // Without the islands' files, which come later, the images of the browser's own player, and a logo of the owner.
  const loaded = requests.filter((request) => !/\.js$|^data:|\/logo-/.test(request.url()));
  expect(new Set(loaded.map((request) => new URL(request.url()).origin)).size).toBe(1);
  const fonts = loaded.filter((request) => request.url().endsWith('.woff2'));
  const further = fonts.filter((request) => !/grotesk\.[^/]+\.woff2$/.test(request.url()));
  expect(fonts.length - further.length).toBe(2);
  // Only letters beyond those of the first two files need another.
  if (!/[^\s!-~£©®°·–—‘’“”•…€™]/.test(contentText)) expect(further).toEqual([]);
  const needed = loaded.filter((request) => !further.includes(request));
  expect(needed.length).toBeLessThanOrEqual(budgets.requests);
  const sizes = await Promise.all(needed.map((request) => request.sizes()));
  const bytes = sizes.map(
    ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
  );
  const size = bytes.reduce((sum, each) => sum + each, 0);
  const { html, wordless, more } = homePage();
  const withoutText = size - (brotli(html) - wordless);
  expect(withoutText, `${bytes}`).toBeLessThanOrEqual(budgets.firstView - words.page + more);
});
