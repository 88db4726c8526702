import { pathToFileURL } from 'node:url';
import { ensureTool } from '../scripts/tool-folder.ts';
import { launchBrowser } from './browser.ts';
import { besideLimit, median, type Row } from './report.ts';
import type { Sites } from './sites.ts';

const port = 8869;
const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const paths = ['/', '/privacy-policy', '/terms-of-service'] as const;

type Report = {
  readonly categories: Partial<Record<string, { score: number | null }>>;
  readonly audits: Partial<Record<string, { numericValue?: number }>>;
  readonly runtimeError?: { message: string };
};

type Lighthouse = {
  default(address: string, flags: object, config: object): Promise<{ lhr: Report }>;
  readonly desktopConfig: object;
};

type Form = 'mobile' | 'desktop';
type Throttling = 'simulated' | 'applied';
type Measure = (address: string, form: Form, throttling: Throttling) => Promise<Report>;

/** Scores, paints, layout shift and blocking time by Lighthouse; home in turn with the limit page. */
export async function measureLighthouse({ site, limit }: Sites): Promise<Row[]> {
  const modules = await ensureTool('lighthouse', 'bench/lighthouse');
  const entry = pathToFileURL(`${modules}/lighthouse/core/index.js`).href;
  const lighthouse: Lighthouse = await import(entry);
  const browser = await launchBrowser(port);
  const measure: Measure = async (address, form, throttling) => {
    const throttlingMethod = throttling === 'applied' ? 'devtools' : 'simulate';
    const flags = { port, logLevel: 'error', throttlingMethod, onlyCategories: categories };
    const config =
      form === 'desktop' ? lighthouse.desktopConfig : { extends: 'lighthouse:default' };
    // Its record of a visit is incomplete once in a while (NO_NAVSTART).
    for (let attempt = 1; ; attempt += 1) {
      const { lhr } = await lighthouse.default(address, flags, config);
      if (!lhr.runtimeError) return lhr;
      if (attempt === 3) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    }
  };
  try {
    const rows = [
      ...(await measureHome(measure, { site, limit }, 'mobile', 'applied')),
      ...(await measureHome(measure, { site, limit }, 'mobile', 'simulated')),
      ...(await measureHome(measure, { site, limit }, 'desktop', 'simulated')),
    ];
    for (const form of ['mobile', 'desktop'] as const) {
      for (const path of paths.slice(1)) {
        const reports: Report[] = [];
        for (let round = 0; round < rounds; round += 1) {
          reports.push(await measure(site + path, form, 'simulated'));
        }
        rows.push(...qualityRows(`${path}, ${form}`, reports));
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function measureHome(
  measure: Measure,
  { site, limit }: Sites,
  form: Form,
  throttling: Throttling,
): Promise<Row[]> {
  const ours: Report[] = [];
  const least: Report[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measure(`${site}/`, form, throttling));
    least.push(await measure(`${limit}/`, form, throttling));
  }
  const beside = (name: string, audit: string, factor: number) =>
    besideLimit(
      `${name}, home : limit page, ${form}, ${throttling}`,
      values(ours, audit),
      values(least, audit),
      factor,
    );
  return [
    beside('FCP', 'first-contentful-paint', 1.05),
    beside('LCP', 'largest-contentful-paint', throttling === 'applied' ? 1.05 : 1.2),
    ...qualityRows(`/, ${form}, ${throttling}`, ours),
  ];
}

/** Scores, layout shift and blocking time. */
function qualityRows(name: string, reports: readonly Report[]): Row[] {
  const scores = categories.map((category) =>
    median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100)),
  );
  const shift = median(values(reports, 'cumulative-layout-shift'));
  const blocking = median(values(reports, 'total-blocking-time'));
  return [
    {
      what: `Performance, accessibility, best practices, SEO of ${name}`,
      measured: scores.map((score) => score.toFixed(0)).join(', '),
      budget: '100 each',
      passes: scores.every((score) => score === 100),
    },
    {
      what: `Layout shift; blocking time of ${name}`,
      measured: `${shift.toFixed(3)}; ${blocking.toFixed(0)} ms`,
      budget: '0.000; 0 ms',
      passes: shift < 0.0005 && blocking < 0.5,
    },
  ];
}

function values(reports: readonly Report[], audit: string): number[] {
  return reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
}
