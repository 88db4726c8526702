import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import { type Row, recordLongest, row } from './report.ts';

const seconds = 10;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true };

/** What hydration and the hero's animation cost. */
export async function measureAnimation(browser: Browser, site: string): Promise<Row[]> {
  async function open(options: BrowserContextOptions, slowdown: number) {
    const page = await browser.newPage(options);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(recordLongest, 'longtask');
    await page.goto(site, { waitUntil: 'networkidle' });
    // Islands hydrate on the first interaction; the layout in the new fonts before it counts as blocking time.
    await page.evaluate(() => delete document.documentElement.dataset['longest']);
    await page.mouse.move(1, 1);
    await wait(3000);
    return { page, session };
  }

  const slow = await open(phone, 4);
  const frame = await slow.page.evaluate(longestFrame, seconds * 1000);
  for (const section of ['#services', '#contact', 'footer:not(dialog *)']) {
    await slow.page.locator(section).first().scrollIntoViewIfNeeded();
    await wait(1500);
  }
  const task = await slow.page.evaluate(() => document.documentElement.dataset['longest'] ?? 0);
  await slow.page.close();

  const { session } = await open({ viewport: { width: 1280, height: 800 } }, 1);
  const atRest = await mainThreadShare(session);
  return [
    row('Longest task of hydration, 4x CPU slowdown', Number(task), 50, 'ms'),
    row('Longest frame of the hero in 10 s, phone, 4x CPU slowdown', frame, 33.4, 'ms'),
    row('Main thread at rest', atRest, 2, '% of a core'),
  ];
}

/** Main-thread CPU usage, as a percentage of one core. */
async function mainThreadShare(session: CDPSession): Promise<number> {
  // Thread time, so other load on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await read();
  await wait(seconds * 1000);
  return (((await read()) - before) / seconds) * 100;
}

/** Runs in the page: the longest time between two frames, in milliseconds. */
async function longestFrame(duration: number): Promise<number> {
  const start = performance.now();
  let [before, longest] = [start, 0];
  while (before - start < duration) {
    const now = await new Promise<number>(requestAnimationFrame);
    longest = Math.max(longest, now - before);
    before = now;
  }
  return longest;
}
