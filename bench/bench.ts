import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../scripts/chromium.ts';
import { localHost, localSettings, serve } from '../scripts/local-site.ts';
import { run } from '../scripts/processes.ts';

/** `npm run bench`: builds the site, visits it in Chromium and prints a table of medians. Takes ten minutes. */
const runs = 1;
const port = 8787;
const debuggingPort = 9222;
const directory = '.local/bench';
const origin = `http://${localHost}:${port}`;
const pages = ['/', '/privacy-policy', '/terms-of-service'];
const limitPage = '/limit';

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The home page without scripts, font files, preloads, images and icons: what network and browser cost alone. */
function withoutFiles(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/<meta property="og:image[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
}

interface Visit {
  readonly path: string;
  readonly isMobile: boolean;
  readonly throttling: 'simulate' | 'devtools';
}

const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** One visit by Lighthouse: the scores from 0 to 100, and the metrics in milliseconds. */
async function visit({ path, isMobile, throttling }: Visit) {
  // Too heavy for every checkout, so it has a manifest of its own.
  const { default: lighthouse, desktopConfig } = await import(
    './node_modules/lighthouse/core/index.js'
  );
  const result = await lighthouse(
    `${origin}${path}`,
    { port: debuggingPort, throttlingMethod: throttling, output: 'json', logLevel: 'error' },
    isMobile ? undefined : desktopConfig,
  );
  const { categories, audits } = result.lhr;
  const scores = Object.entries<{ score: number }>(categories).map(
    ([name, { score }]) => [name, score * 100] as const,
  );
  const values = metrics.map((name) => [name, audits[name].numericValue as number] as const);
  return Object.fromEntries([...scores, ...values]) as Record<string, number>;
}

/** What a visit of the home page loads until it is idle, and after scrolling through it, in bytes as sent. */
async function transfers(hasTouch: boolean) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const viewport = hasTouch ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const page = await browser.newPage({ viewport, hasTouch, isMobile: hasTouch });
  const files: { type: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const response = await request.response();
    const bytes = brotliCompressSync((await response?.body()) ?? '').length;
    files.push({ type: request.resourceType(), bytes });
  });
  const sum = (type: string) =>
    files.filter((file) => file.type === type).reduce((total, { bytes }) => total + bytes, 0);
  await page.goto(origin, { waitUntil: 'networkidle' });
  const atLoad = { scripts: sum('script'), fonts: sum('font'), requests: files.length };
  await page.locator('form').scrollIntoViewIfNeeded();
  const start = performance.now();
  await page.locator('form [type=submit]:enabled').waitFor();
  const formReady = performance.now() - start;
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const all = { document: sum('document'), allScripts: sum('script') };
  await browser.close();
  return { ...atLoad, ...all, formReady };
}

await run('node', ['scripts/chromium.ts']);
if (!existsSync('bench/node_modules')) {
  await run('npm', ['ci', '--prefix', 'bench', '--ignore-scripts']);
}
await run('astro', ['build', '--outDir', directory], { variables: localSettings(port, port + 1) });
const home = await readFile(`${directory}/index.html`, 'utf8');
await writeFile(`${directory}${limitPage}.html`, withoutFiles(home));
await serve(directory, port);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`],
});

const rows: [what: string, measured: string][] = [];
const visits = [true, false].flatMap((isMobile) => [
  ...pages.map((path) => ({ path, isMobile, throttling: 'simulate' as const })),
  { path: limitPage, isMobile, throttling: 'simulate' as const },
]);
const throttled = ['/', limitPage].map((path) => ({
  path,
  isMobile: true,
  throttling: 'devtools' as const,
}));
const results = new Map<Visit, Record<string, number>[]>();
for (let round = 0; round < runs; round += 1) {
  for (const each of [...visits, ...throttled]) {
    results.set(each, [...(results.get(each) ?? []), await visit(each)]);
  }
}
await browser.close();

const values = (each: Visit, name: string) =>
  (results.get(each) ?? []).map((result) => result[name] ?? Number.NaN);
for (const each of visits.filter(({ path }) => path !== limitPage)) {
  const where = `${each.path}, ${each.isMobile ? 'mobile' : 'desktop'}`;
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'];
  rows.push([
    `Lighthouse, ${where}: ${scores.join(', ')}`,
    scores.map((name) => median(values(each, name)).toFixed(0)).join(', '),
  ]);
  rows.push([`Worst performance, ${where}`, Math.min(...values(each, 'performance')).toFixed(0)]);
  rows.push([
    `Total blocking time, ${where}`,
    `${median(values(each, 'total-blocking-time')).toFixed(0)} ms`,
  ]);
  rows.push([
    `Layout shift, ${where}`,
    Math.max(...values(each, 'cumulative-layout-shift')).toFixed(4),
  ]);
}
for (const each of [...visits, ...throttled].filter(({ path }) => path === '/')) {
  const limit = [...visits, ...throttled].find(
    ({ path, isMobile, throttling }) =>
      path === limitPage && isMobile === each.isMobile && throttling === each.throttling,
  );
  for (const name of ['first-contentful-paint', 'largest-contentful-paint']) {
    const measured = median(values(each, name));
    const least = limit ? median(values(limit, name)) : Number.NaN;
    rows.push([
      `${name}, ${each.isMobile ? 'mobile' : 'desktop'}, ${each.throttling}: home to limit page`,
      `${(measured / least).toFixed(2)} (${measured.toFixed(0)} to ${least.toFixed(0)} ms)`,
    ]);
  }
}
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
for (const hasTouch of [true, false]) {
  const where = hasTouch ? 'phone' : 'desktop';
  const loaded = await transfers(hasTouch);
  rows.push([`Document, ${where}`, kilobytes(loaded.document)]);
  rows.push([`Scripts at load, ${where}`, kilobytes(loaded.scripts)]);
  rows.push([`Scripts in all, ${where}`, kilobytes(loaded.allScripts)]);
  rows.push([`Fonts, ${where}`, kilobytes(loaded.fonts)]);
  rows.push([`Requests until idle, ${where}`, String(loaded.requests)]);
  rows.push([`Form usable after scrolling to it, ${where}`, `${loaded.formReady.toFixed(0)} ms`]);
}
console.log(`\n| what | measured |\n|---|---|`);
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
process.exit(0);
