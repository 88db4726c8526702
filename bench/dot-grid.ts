import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { desktop, withPage } from './browser.ts';
import type { Row } from './report.ts';
import type { Sites } from './sites.ts';

const seconds = 10;

const situations = [
  { name: 'at rest', scroll: 0, limit: 1, budget: 'under 1 %' },
  // Less than 0.05 % is less than the clock of the trace can tell from nothing.
  { name: 'scrolled away', scroll: 4000, limit: 0.05, budget: '0.0 %' },
] as const;

/** The time of the page's main thread while nobody touches it: only the dot grid moves. */
export async function measureDotGrid(browser: Browser, { site }: Sites): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, scroll, limit, budget } of situations) {
    const share = await withPage(browser, desktop, async (page) => {
      await page.goto(site, { waitUntil: 'networkidle' });
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll);
      await wait(3000);
      return mainThreadShare(browser, page);
    });
    rows.push({
      what: `Dot grid, main thread, ${name}`,
      measured: `${share.toFixed(2)} % of a core`,
      budget,
      passes: share < limit,
    });
  }
  return rows;
}

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** Percent of a core that the tasks of the page's main thread take, from a trace, whatever else the computer does. */
async function mainThreadShare(browser: Browser, page: Page): Promise<number> {
  const categories = ['toplevel', 'disabled-by-default-devtools.timeline'];
  await browser.startTracing(page, { categories });
  await wait(seconds * 1000);
  const trace = (await browser.stopTracing()).toString();
  const events: readonly TraceEvent[] = JSON.parse(trace).traceEvents;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && name === 'ThreadControllerImpl::RunTask' && mainThreads.has(`${pid} ${tid}`),
  );
  const microseconds = tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  if (microseconds === 0) throw new Error('The trace has no task of the main thread.');
  return (microseconds / (seconds * 1_000_000)) * 100;
}
