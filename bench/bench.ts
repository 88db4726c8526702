import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { startSandbox } from '../mail-sandbox/server.ts';
import { chromiumPath } from '../scripts/chromium.ts';
import { freePort, localHost, localSettings, serve } from '../scripts/local-site.ts';
import { run, start } from '../scripts/processes.ts';
import { type MainThreadTime, traceMainThread } from './main-thread.ts';

/**
 * Measures the built site and prints medians of five visits, the pages in turn: times in milliseconds, sizes in KB as
 * sent, by Lighthouse, and the main thread's processor time in the first five seconds, from a trace. The limit is the
 * home page without scripts, fonts and icons. `npm run bench -- URL…` measures other pages in the same run.
 */
const visits = 5;
const directory = '.local/bench';
const lighthouse = '.local/lighthouse';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Request {
  readonly resourceType?: string;
  readonly transferSize: number;
}

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { numericValue?: number; details: { items: Request[] } }>
  >;
}

interface Page {
  readonly name: string;
  readonly url: string;
  readonly device: 'mobile' | 'desktop';
  readonly throttling: 'simulate' | 'devtools';
  /** How many times slower the processor is. */
  readonly cpu: number;
  readonly reports: Report[];
}

/** Strips everything a browser would run or load from a built page: the rest is what network and browser cost. */
function limitPage(html: string): string {
  const limit = html
    // The hash of its styles is another.
    .replaceAll(/<meta http-equiv[^>]*>/g, '')
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<img\b[^>]*>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?!canonical)[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^{}]*url\([^{}]*\}/g, '');
  const left = /<script|<img|\burl\((?!["']?(?:data:|#))[^)]*/.exec(limit);
  if (left) throw new Error(`The limit page still has "${left[0]}".`);
  return limit;
}

/** One visit with an empty cache and storage. */
async function visit({ url, device, throttling, cpu }: Page): Promise<Report> {
  const options = [
    `--throttling-method=${throttling}`,
    `--throttling.cpuSlowdownMultiplier=${cpu}`,
    `--only-categories=${categories}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    '--output=json',
    '--quiet',
    '--disable-full-page-screenshot',
    '--no-enable-error-reporting',
    '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
  ];
  // Once in a while, Lighthouse's traces are incomplete (NO_NAVSTART).
  for (let attempt = 1; ; attempt += 1) {
    const program = `${lighthouse}/node_modules/lighthouse/cli/index.js`;
    const child = start('node', [program, url, ...options], {
      isPiped: true,
      variables: { CHROME_PATH: chromiumPath() },
    });
    const read = (output: typeof child.stdout) => (output ? text(output) : '');
    const [json, errors, [code]] = await Promise.all([
      read(child.stdout),
      read(child.stderr),
      once(child, 'exit'),
    ]);
    if (code === 0) return JSON.parse(json);
    if (attempt === 3) throw new Error(`Lighthouse on ${url}: ${errors}`);
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const timeOf = ({ reports }: Page, audit: string) =>
  median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

/** The medians of a page, and its paint times as multiples of the limit's. */
function row(page: Page, limit: Page) {
  const scores = categories.map((name) =>
    page.reports.map(({ categories }) => Math.round((categories[name].score ?? 0) * 100)),
  );
  const requests = page.reports.map(
    ({ audits }) => audits['network-requests']?.details.items ?? [],
  );
  const size = (type = '') => {
    const sizes = requests.map((items) =>
      items
        .filter(({ resourceType }) => !type || resourceType === type)
        .reduce((total, { transferSize }) => total + transferSize, 0),
    );
    return (median(sizes) / 1000).toFixed(1);
  };
  const time = (audit: string) => timeOf(page, audit).toFixed(0);
  const ratio = (audit: string) => (timeOf(page, audit) / timeOf(limit, audit)).toFixed(2);
  return {
    scores: scores.map(median).join(' '),
    'worst performance': Math.min(...(scores[0] ?? [])),
    FCP: time('first-contentful-paint'),
    'FCP / limit': ratio('first-contentful-paint'),
    LCP: time('largest-contentful-paint'),
    'LCP / limit': ratio('largest-contentful-paint'),
    TBT: time('total-blocking-time'),
    CLS: timeOf(page, 'cumulative-layout-shift').toFixed(4),
    document: size('Document'),
    script: size('Script'),
    fonts: size('Font'),
    all: size(),
    requests: median(requests.map(({ length }) => length)),
  };
}

if (!existsSync(lighthouse)) {
  await run('npm', ['install', '--ignore-scripts', '--prefix', lighthouse, 'lighthouse@13.5.0']);
}
const [port, inboxPort] = [await freePort(), await freePort()];
const origin = `http://${localHost}:${port}`;
await startSandbox(inboxPort);
await run('astro', ['build', '--outDir', directory, '--silent'], {
  variables: localSettings(port, inboxPort),
});
await writeFile(
  `${directory}/limit.html`,
  limitPage(await readFile(`${directory}/index.html`, 'utf8')),
);
await serve(directory, port);

const others = Object.fromEntries(process.argv.slice(2).map((url) => [url, url]));
const compared = { home: `${origin}/`, limit: `${origin}/limit`, ...others };
const policies = Object.fromEntries(
  readdirSync('src/content/policies')
    .map((file) => file.replace('.mdx', ''))
    .map((name) => [name, `${origin}/${name}`]),
);
const pages = (
  [
    ['mobile', 'simulate', 4, { ...compared, ...policies }],
    ['desktop', 'simulate', 1, { ...compared, ...policies }],
    ['mobile', 'devtools', 4, compared],
    ['mobile', 'devtools', 8, compared],
  ] as const
).flatMap(([device, throttling, cpu, urls]) =>
  Object.entries(urls).map(
    ([name, url]): Page => ({ name, url, device, throttling, cpu, reports: [] }),
  ),
);
const traces = Object.entries(compared).map(([name, url]) => {
  const times: MainThreadTime[] = [];
  return { name, url, times };
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
for (let count = 1; count <= visits; count += 1) {
  for (const { url, times } of traces) times.push(await traceMainThread(browser, url));
  for (const page of pages) page.reports.push(await visit(page));
  console.log(
    `${count} of ${visits} visits, load average ${loadavg().map((load) => load.toFixed(1))}`,
  );
}
const rows = pages.map((page) => {
  const { name, device, throttling, cpu } = page;
  const limit = pages.find(
    (each) =>
      each.name === 'limit' &&
      each.device === device &&
      each.throttling === throttling &&
      each.cpu === cpu,
  );
  return [`${name}, ${device}, ${throttling}, CPU ${cpu}x`, row(page, limit ?? page)];
});
console.table(Object.fromEntries(rows));
const kinds = ['all', 'script', 'style', 'layout', 'paint', 'excess'] as const;
const threadRows = traces.map(({ name, times }) => {
  const medians = kinds.map((kind) => [kind, Math.round(median(times.map((each) => each[kind])))]);
  return [`${name}, main thread`, Object.fromEntries(medians)];
});
console.table(Object.fromEntries(threadRows));
process.exit(0);
