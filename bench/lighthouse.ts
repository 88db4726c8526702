import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePackages } from '../scripts/ensure-packages.ts';
import { debuggingPort } from './browser.ts';
import { compareWithBaseline, median, type Row } from './report.ts';
import type { Sites } from './sites.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Partial<Record<string, { score: number | null }>>;
  readonly audits: Partial<Record<string, { numericValue?: number }>>;
  readonly runtimeError?: { message: string };
}

interface Lighthouse {
  default(address: string, flags: object, config?: object): Promise<{ lhr: Report }>;
  readonly desktopConfig: object;
}

interface Mode {
  device: 'mobile' | 'desktop';
  throttling: 'simulated' | 'applied';
}

const modes: readonly Mode[] = [
  { device: 'mobile', throttling: 'applied' },
  { device: 'mobile', throttling: 'simulated' },
  { device: 'desktop', throttling: 'simulated' },
];

/** Scores, paints, layout shift and blocking time by Lighthouse; home in turn with the baseline page. */
export async function measureLighthouse({ site, baseline }: Sites, runs: number): Promise<Row[]> {
  await ensurePackages('bench/lighthouse');
  const entry = resolve('bench/lighthouse/node_modules/lighthouse/core/index.js');
  const lighthouse: Lighthouse = await import(pathToFileURL(entry).href);
  const measure = (address: string, mode: Mode) => report(lighthouse, address, mode);
  const rows: Row[] = [];
  for (const mode of modes) {
    const reports: Report[] = [];
    const baselineReports: Report[] = [];
    for (let run = 0; run < runs; run += 1) {
      reports.push(await measure(`${site}/`, mode));
      baselineReports.push(await measure(`${baseline}/`, mode));
    }
    rows.push(...paintRows(mode, reports, baselineReports));
    if (mode.throttling === 'applied') continue;
    rows.push(...qualityRows('/', mode, reports));
    for (const path of ['/privacy-policy', '/terms-of-service']) {
      const policyReports: Report[] = [];
      for (let run = 0; run < runs; run += 1) policyReports.push(await measure(site + path, mode));
      rows.push(...qualityRows(path, mode, policyReports));
    }
  }
  return rows;
}

async function report(lighthouse: Lighthouse, address: string, mode: Mode): Promise<Report> {
  // Every visit is a first one: Lighthouse empties the cache, and would leave local storage, where `fonts` says that they are cached.
  const flags = {
    port: debuggingPort,
    logLevel: 'error',
    throttlingMethod: mode.throttling === 'applied' ? 'devtools' : 'simulate',
    clearStorageTypes: ['local_storage'],
    onlyCategories: mode.throttling === 'applied' ? ['performance'] : categories,
    disableFullPageScreenshot: true,
  };
  const config = mode.device === 'desktop' ? lighthouse.desktopConfig : undefined;
  // Its record of a visit is incomplete once in a while (NO_NAVSTART).
  for (let attempt = 1; ; attempt += 1) {
    const { lhr } = await lighthouse.default(address, flags, config);
    if (!lhr.runtimeError) return lhr;
    if (attempt === 3) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  }
}

function paintRows(mode: Mode, site: readonly Report[], baseline: readonly Report[]): Row[] {
  const row = (name: string, audit: string, factor: number) =>
    compareWithBaseline(
      `${name} of /, ${mode.device}, ${mode.throttling}`,
      values(site, audit),
      values(baseline, audit),
      factor,
    );
  return [
    row('FCP', 'first-contentful-paint', 1.05),
    row('LCP', 'largest-contentful-paint', mode.throttling === 'applied' ? 1.05 : 1.2),
  ];
}

/** Scores, layout shift and blocking time, simulated. */
function qualityRows(path: string, mode: Mode, reports: readonly Report[]): Row[] {
  const scores = categories.map((category) =>
    median(reports.map((each) => (each.categories[category]?.score ?? 0) * 100)),
  );
  const shift = median(values(reports, 'cumulative-layout-shift'));
  const blocking = median(values(reports, 'total-blocking-time'));
  return [
    {
      what: `Performance, accessibility, best practices, SEO of ${path}, ${mode.device}`,
      measured: scores.map((score) => score.toFixed(0)).join(', '),
      budget: '100 each',
      passes: scores.every((score) => score === 100),
    },
    {
      what: `CLS; TBT of ${path}, ${mode.device}`,
      measured: `${shift.toFixed(3)}; ${blocking.toFixed(0)} ms`,
      budget: '0.000; 0 ms',
      passes: shift < 0.0005 && blocking < 0.5,
    },
  ];
}

function values(reports: readonly Report[], audit: string): number[] {
  return reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
}
