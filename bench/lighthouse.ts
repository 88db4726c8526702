import { pathToFileURL } from 'node:url';
import { ensureTool } from '../scripts/tool-folder.ts';
import { startBrowser } from './browser.ts';
import { atMost, median, milliseconds, type Row } from './row.ts';
import type { Sites } from './sites.ts';

const port = 8869;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;

type Scores = Record<(typeof categories)[number], number>;
type Metrics = Record<keyof typeof metrics, number>;

interface Result {
  lhr: {
    categories: Partial<Record<string, { score: number | null }>>;
    audits: Partial<Record<string, { score: number | null; numericValue?: number; title: string }>>;
    runtimeError?: { message: string };
  };
}

interface Lighthouse {
  default(address: string, flags: object, config: object): Promise<Result>;
  desktopConfig: object;
}

const forms = ['mobile', 'desktop'] as const;
const throttlings = { simulated: 'simulate', applied: 'devtools' } as const;
type Throttling = keyof typeof throttlings;

const pages = [
  { name: 'home', path: '/' },
  { name: 'privacy policy', path: '/privacy-policy' },
  { name: 'terms of service', path: '/terms-of-service' },
  { name: '404', path: '/no-such-page' },
  { name: '500', path: '/500' },
] as const;

/** Documents that a host sends in its own name tell search engines to keep away, and lose points for it. */
const unlisted: readonly string[] = ['404', '500'];

const rounds = { home: 5, other: 3 } as const;
const slack = 1.05;

/** Every page by Lighthouse, beside the limit page in turn. */
export async function measureWithLighthouse({ ours, limit, selfConnect }: Sites): Promise<Row[]> {
  const modules = await ensureTool('lighthouse', 'bench/lighthouse');
  const entry = pathToFileURL(`${modules}/lighthouse/core/index.js`).href;
  const lighthouse: Lighthouse = await import(entry);
  const browser = await startBrowser(port);
  const measure = async (address: string, form: string, throttling: Throttling, only?: string) => {
    const flags = {
      port,
      logLevel: 'error',
      throttlingMethod: throttlings[throttling],
      onlyCategories: only ? [only] : categories,
      // The page for an unknown path has a status of its own.
      ignoreStatusCode: true,
    };
    const config =
      form === 'desktop' ? lighthouse.desktopConfig : { extends: 'lighthouse:default' };
    let said = '';
    // Once in some hundred visits its own record of the visit is incomplete.
    for (let tries = 0; tries < 3; tries += 1) {
      const { lhr } = await lighthouse.default(address, flags, config);
      if (!lhr.runtimeError) return lhr;
      said = lhr.runtimeError.message;
    }
    throw new Error(`${address}: ${said}`);
  };
  const rows: Row[] = [];
  try {
    rows.push(
      robotsRow(scoresOf(await measure(`${selfConnect.origin}/`, 'mobile', 'simulated')).seo),
    );
    for (const { name, path } of pages) {
      for (const form of forms) {
        for (const throttling of ['simulated', 'applied'] as const) {
          const own: Metrics[] = [];
          const least: Metrics[] = [];
          const scores: Scores[] = [];
          const lost = new Set<string>();
          for (let round = 0; round < (path === '/' ? rounds.home : rounds.other); round += 1) {
            const only = throttling === 'applied' ? 'performance' : undefined;
            const lhr = await measure(ours.origin + path, form, throttling, only);
            own.push(metricsOf(lhr));
            scores.push(scoresOf(lhr));
            for (const each of lostPoints(lhr)) lost.add(each);
            // The budget names the home page; the others are smaller.
            if (path !== '/') continue;
            least.push(
              metricsOf(await measure(limit.origin + path, form, throttling, 'performance')),
            );
          }
          const part = `Lighthouse ${form}, ${throttling}`;
          rows.push(...paintRows(part, name, own, least), ...stillRows(part, name, own, least));
          rows.push(...scoreRows(part, name, scores, [...lost], throttling));
          console.log(`  ${part}: ${name}`);
        }
      }
    }
  } finally {
    await browser.close();
  }
  return rows;
}

function metricsOf({ audits }: Result['lhr']): Metrics {
  const of = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    fcp: of(metrics.fcp),
    lcp: of(metrics.lcp),
    cls: of(metrics.cls),
    tbt: of(metrics.tbt),
  };
}

function scoresOf(lhr: Result['lhr']): Scores {
  const of = (name: string) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100);
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  };
}

/** What SEO would be without Q4's rule that a page connects to the e-mail service alone. */
const robotsRow = (seo: number): Row => ({
  part: 'Lighthouse mobile, simulated',
  what: "home, were the site itself allowed in the policy's connect-src: seo",
  measured: String(seo),
});

function lostPoints({ audits }: Result['lhr']): string[] {
  const named = ['is-crawlable', 'http-status-code', 'errors-in-console', 'robots-txt'];
  return named.flatMap((name) => (audits[name]?.score === 0 ? [name] : []));
}

function paintRows(
  part: string,
  page: string,
  own: readonly Metrics[],
  least: readonly Metrics[],
): Row[] {
  return (['fcp', 'lcp'] as const).map((key) => {
    if (least.length === 0) {
      const value = median(own.map((each) => each[key]));
      return { part, what: `${page}: ${key.toUpperCase()}`, measured: milliseconds(value) };
    }
    const [ours, limit] = [median(own.map((each) => each[key])), median(least.map((m) => m[key]))];
    return {
      part,
      what: `${page}: ${key.toUpperCase()} beside the limit page`,
      measured: `${milliseconds(ours)} : ${milliseconds(limit)} = ${(ours / limit).toFixed(3)}`,
      budget: `at most ${slack}`,
      passes: ours <= limit * slack,
    };
  });
}

function stillRows(
  part: string,
  page: string,
  own: readonly Metrics[],
  least: readonly Metrics[],
): Row[] {
  const of = (key: keyof Metrics) => median(own.map((each) => each[key]));
  const limit = median(least.map(({ tbt }) => tbt));
  const beside = least.length > 0 ? ` (the limit page ${milliseconds(limit)})` : '';
  return [
    // The budget has three digits, as Lighthouse has in its reports.
    atMost(part, `${page}: layout shift`, Number(of('cls').toFixed(3)), 0, (value) =>
      value.toFixed(3),
    ),
    {
      ...atMost(part, `${page}: blocking time`, of('tbt'), 0, milliseconds),
      measured: milliseconds(of('tbt')) + beside,
    },
  ];
}

function scoreRows(
  part: string,
  page: string,
  all: readonly Scores[],
  lost: readonly string[],
  throttling: Throttling,
): Row[] {
  const asked = throttling === 'applied' ? categories.slice(0, 1) : categories;
  const scores = asked.map((name) => median(all.map((each) => each[name])));
  const isFull = scores.every(
    (score, index) => score === 100 || (asked[index] === 'seo' && unlisted.includes(page)),
  );
  const because = lost.length > 0 ? ` (${lost.join(', ')})` : '';
  return [
    {
      part,
      what: `${page}: ${asked.join(', ')}`,
      measured: scores.join(', ') + because,
      budget: unlisted.includes(page) && asked.length > 1 ? '100 each but SEO' : '100 each',
      passes: isFull,
    },
  ];
}
