import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { chromiumPath } from '../scripts/chromium.ts';
import { run, start } from '../scripts/processes.ts';

const folder = '.local/lighthouse';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Request {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize: number;
  /** In milliseconds after the start. */
  readonly networkRequestTime: number;
}

/** What is read of a report. */
interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { numericValue?: number; details: { items: unknown[] } }>
  >;
}

/** A page, and how Lighthouse visits it. */
export interface Page {
  readonly name: string;
  readonly url: string;
  readonly device: 'mobile' | 'desktop';
  readonly throttling: 'simulate' | 'devtools';
}

/** A visit: scores in points, times in milliseconds, sizes in KB as sent: the host's runtime sends gzip to Chromium. */
export type Visit = ReturnType<typeof summarize>;

/** Installs Lighthouse beside the project's packages: it is larger than all that the site needs. */
export async function installLighthouse(): Promise<void> {
  await run('npm', ['install', '--ignore-scripts', '--prefix', folder, 'lighthouse@13.5.0']);
}

/**
 * One visit with an empty cache and storage.
 *
 * @throws an Error with Lighthouse's message if it fails three times
 */
export async function visit({ url, device, throttling }: Page): Promise<Visit> {
  const options = [
    `--throttling-method=${throttling}`,
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
    const program = `${folder}/node_modules/lighthouse/cli/index.js`;
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
    if (code === 0) return summarize(JSON.parse(json));
    if (attempt === 3) throw new Error(`Lighthouse on ${url}: ${errors}`);
  }
}

function summarize({ categories, audits }: Report) {
  const points = (category: keyof typeof categories) =>
    Math.round((categories[category].score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const items = (audit: string): unknown[] => audits[audit]?.details.items ?? [];
  // Fonts that are part of the document count as requests, too.
  const requests = (items('network-requests') as Request[]).filter(
    ({ url }) => !url.startsWith('data:'),
  );
  const [metrics] = items('metrics') as { observedLoad: number }[];
  const size = (counted: readonly Request[]) =>
    counted.reduce((total, { transferSize }) => total + transferSize / 1000, 0);
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const isEarly = ({ networkRequestTime }: Request) =>
    networkRequestTime < (metrics?.observedLoad ?? 0);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    practices: points('best-practices'),
    SEO: points('seo'),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    document: size(requests.filter(({ resourceType }) => resourceType === 'Document')),
    earlyScript: size(scripts.filter(isEarly)),
    laterScript: size(scripts.filter((request) => !isEarly(request))),
    all: size(requests),
    requests: requests.length,
  };
}
