import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { desk, withPage } from './browser.ts';
import type { Row } from './row.ts';
import type { Sites } from './sites.ts';

const part = 'Dot grid, main thread';
const seconds = 10;

interface Situation {
  readonly name: string;
  /** Percent of a core. Nothing means less than the clock of the trace can tell from nothing. */
  readonly budget: number;
  reach(page: Page): Promise<void>;
}

const situations: readonly Situation[] = [
  { name: 'at rest on screen', budget: 1, reach: async () => {} },
  {
    name: 'scrolled away',
    budget: 0.05,
    reach: (page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2)),
  },
  {
    name: 'paused',
    budget: 0.05,
    reach: (page) => page.locator('[data-dot-grid] input').check(),
  },
];

/** The time of the page's main thread while nobody touches it, from a trace: the board is all that moves there. */
export async function measureGrid(browser: Browser, { ours }: Sites): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, budget, reach } of situations) {
    const share = await withPage(
      browser,
      { viewport: desk, reducedMotion: 'no-preference' },
      async (page) => {
        await page.goto(`${ours.origin}/`, { waitUntil: 'networkidle' });
        await reach(page);
        await wait(3000);
        return await shareOfMainThread(browser, page);
      },
    );
    rows.push({
      part,
      what: `${name}, over ${seconds} s`,
      measured: `${share.toFixed(2)} % of a core`,
      budget: budget < 0.1 ? `0.0 % of a core` : `under ${budget} % of a core`,
      passes: share < budget,
    });
  }
  return rows;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  args?: { name?: string };
}

/** Percent of a core that the tasks of the page's main thread take. */
async function shareOfMainThread(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await wait(seconds * 1000);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const mainThreads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  if (mainThreads.size === 0) throw new Error('The trace holds no main thread of a page.');
  const tasks = trace.traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && name === 'ThreadControllerImpl::RunTask' && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the main thread.');
  const microseconds = tasks.reduce((sum, { dur = 0 }) => sum + dur, 0);
  return (microseconds / (seconds * 1_000_000)) * 100;
}
