import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import { median, recordLongest, row } from './report.ts';

const seconds = 10;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true };

/** What hydration and the hero's animation cost: on a slow phone, then in a large window. */
export async function measureAnimation(browser: Browser, site: string, runs: number) {
  const [tasks, frames, shares]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage(phone);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(site, { waitUntil: 'networkidle' });
    // What loading takes counts as blocking time; islands hydrate on the first interaction.
    await page.evaluate(recordLongest, 'longtask');
    await page.keyboard.press('Shift');
    await wait(3000);
    frames.push(await page.evaluate(longestFrame, seconds * 1000));
    for (const section of ['#services', '#contact', 'footer:not(dialog *)', '#hero']) {
      await page.locator(section).first().scrollIntoViewIfNeeded();
      await wait(1500);
    }
    // The browser reports tasks of 50 ms and more.
    tasks.push(
      Number(await page.evaluate(() => document.documentElement.dataset['longest'] ?? 50)),
    );
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await wait(1500);
    shares.push(await mainThreadShare(session));
    await page.close();
  }
  return [
    row('Longest task of hydration, 4x CPU slowdown', median(tasks), 50, 'ms'),
    row('Longest frame of the hero in 10 s, phone, 4x CPU slowdown', median(frames), 33.4, 'ms'),
    row('Main thread at rest', median(shares), 2, '% of a core'),
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
