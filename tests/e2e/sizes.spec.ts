import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { e2eSite } from '../../scripts/local-addresses.ts';
import { pages } from '../content.ts';
import { fontsShown } from './page-state.ts';
import { expect, test } from './test.ts';

/** The byte budgets, with brotli where a server compresses (Q1). */
const budgets = {
  homeHtml: 26 * 1024,
  firstFlight: 17_000,
  inlineScript: 3.7 * 1024,
  homeScript: 115 * 1024,
  scriptFiles: 10,
  firstView: 70 * 1024,
  requests: 7,
} as const;

const brotli = (text: string | Buffer) => brotliCompressSync(text).length;
const read = (file: string) => readFileSync(join(e2eSite.directory, file));
const assets = () => readdirSync(join(e2eSite.directory, '_astro'));

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].flatMap(
    ([, attributes = '', text = '']) =>
      /\btype="(application\/ld\+json|importmap)"/.test(attributes) ? [] : text,
  );

test('Q1 the HTML of the home page, with its styles', () => {
  expect(brotli(read('index.html'))).toBeLessThanOrEqual(budgets.homeHtml);
});

test('Q1 the first TCP flight holds the header, the hero and all the styles they need', () => {
  const html = read('index.html').toString();
  // Up to the end of the first scene: what is needed to show the others is there before it.
  const heroEnd = html.indexOf('</section>', html.indexOf('id="hero-title"'));
  expect(heroEnd).toBeGreaterThan(0);
  expect(brotli(html.slice(0, heroEnd))).toBeLessThanOrEqual(budgets.firstFlight);
  expect(html.lastIndexOf('<style')).toBeLessThan(html.indexOf('<body'));
});

for (const file of [
  'index.html',
  ...[pages.privacy, pages.terms].map(({ path }) => `${path.slice(1)}.html`),
  '404.html',
]) {
  test(`Q1 the script inside ${file}`, () => {
    const sizes = inlineScripts(read(file).toString()).filter(Boolean).map(brotli);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.inlineScript);
  });
}

test('Q1 the script files of the home page, after everything has been used', () => {
  const files = assets().filter((file) => file.endsWith('.js'));
  const sizes = files.map((file) => brotli(read(join('_astro', file))));
  expect(files.length).toBeLessThanOrEqual(budgets.scriptFiles);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.homeScript);
});

test('Q1 the first view takes few requests and bytes, all from one origin', async ({ page }) => {
  // Without the islands' files, which come when the page is idle, and the fonts of further characters.
  const further = new Set<string>();
  const addresses: string[] = [];
  let size = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/-latin(-ext)?\.[^/]+\.woff2$|\.js$/.test(request.url)) further.add(requestId);
    else addresses.push(request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!further.has(requestId)) size += encodedDataLength;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await fontsShown(page);
  expect(addresses.length).toBeLessThanOrEqual(budgets.requests);
  expect(new Set(addresses.map((address) => new URL(address).origin)).size).toBe(1);
  expect(size).toBeLessThanOrEqual(budgets.firstView);
  expect(addresses.filter((address) => address.endsWith('.woff2'))).toHaveLength(2);
});

test('Q1 letters beyond those of the content load another font file', async ({ form, page }) => {
  await page.goto('/#contact');
  const further = page.waitForRequest(/hanken-grotesk-latin-ext\.[^/]+\.woff2$/);
  await form.field('company').fill('Łódź');
  await further;
});
