import { readFile } from 'node:fs/promises';
import { findChromium } from '../scripts/chromium.ts';
import { ensurePackages } from '../scripts/ensure-packages.ts';
import { runTool } from '../scripts/run-tool.ts';
import { loadContent } from '../src/content/load.ts';
import { median, type Row, row } from './report.ts';

const program = 'bench/lighthouse/node_modules/lighthouse/cli/index.js';
const file = '.local/bench/lighthouse.json';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Partial<Record<string, { score: number | null }>>;
  readonly audits: Partial<Record<string, { numericValue?: number }>>;
}

/** Lighthouse on the home page, alternating with the limit page, and the scores of the other pages. */
export async function measureLighthouse(site: string, limit: string, runs: number) {
  await ensurePackages('bench/lighthouse');
  const rows: Row[] = [];
  for (const [device, throttling, lcpBudget] of [
    ['mobile', 'devtools', 1.05],
    ['mobile', 'simulate', 1.2],
    ['desktop', 'simulate', 1.2],
  ] as const) {
    const ours: Report[] = [];
    const limits: Report[] = [];
    for (let run = 0; run < runs; run += 1) {
      ours.push(await visit(`${site}/`, device, throttling));
      limits.push(await visit(limit, device, throttling));
    }
    for (const [audit, budget] of [
      ['first-contentful-paint', 1.05],
      ['largest-contentful-paint', lcpBudget],
    ] as const) {
      const [time, least] = [middle(ours, audit), middle(limits, audit)];
      const times = `${time.toFixed(0)} : ${least.toFixed(0)} ms`;
      const what = `${audit}, ${device}, ${throttling}, home : limit page (${times})`;
      rows.push(row(what, time / least, budget, 'x'));
    }
    if (throttling === 'devtools') continue;
    const blocked = middle(ours, 'total-blocking-time');
    rows.push(row(`Total blocking time, home, ${device}`, blocked, 50, 'ms'));
    const scores = scoresOf(ours);
    for (const { path } of loadContent().routePages.filter((page) => page.path !== '/')) {
      scores.push(...scoresOf([await visit(site + path, device, throttling)]));
    }
    rows.push(row(`Points below 100, worst score, ${device}`, 100 - Math.min(...scores), 0, ''));
  }
  return rows;
}

/** One visit with an empty cache and storage. */
async function visit(url: string, device: string, throttling: string) {
  const options = [
    `--throttling-method=${throttling}`,
    `--only-categories=${categories}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ...['--output=json', `--output-path=${file}`, '--quiet', '--disable-full-page-screenshot'],
    '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
  ];
  const variables = { CHROME_PATH: await findChromium() };
  // Lighthouse traces are occasionally incomplete (NO_NAVSTART).
  for (let attempt = 1; ; attempt += 1) {
    const run = await runTool('node', [program, url, ...options], { variables, print: false });
    if (run.code === 0) return JSON.parse(await readFile(file, 'utf8')) as Report;
    if (attempt === 3) throw new Error(`Lighthouse on ${url}: ${run.output}`);
  }
}

const middle = (reports: readonly Report[], audit: string) =>
  median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

const scoresOf = (reports: readonly Report[]) =>
  categories.map((name) =>
    median(reports.map((each) => (each.categories[name]?.score ?? 0) * 100)),
  );
