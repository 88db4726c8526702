import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { median, type Row, recordLongest, row } from './report.ts';

/** The selector of each control, in an order in which each can be used after the previous one. */
const controls = {
  theme: '[data-theme-toggle]',
  menu: '.menu-button',
  console: '.console-tabs label:nth-of-type(2)',
  dialog: '.service-card button',
  'a letter': '#contact [name="message"]',
  'submit with errors': '#contact [type="submit"]',
};

/** Interaction to next paint of each control at 6x CPU slowdown, with and without the page's code. */
export async function measureInteractions(browser: Browser, site: string, runs: number) {
  const times = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const state of ['hydrated', 'without code']) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
      if (state === 'without code') await page.route('**/*.js', (route) => route.abort());
      await page.goto(site, { waitUntil: 'networkidle' });
      // The first screen hydrates on the first user interaction: a key, since a phone has no mouse to hover with.
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
      await page.evaluate(recordLongest, 'event');
      const session = await page.context().newCDPSession(page);
      for (const [name, selector] of Object.entries(controls)) {
        const [x, y] = await page.evaluate(scrollToCenter, selector);
        await page.waitForLoadState('networkidle');
        await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
        // Let the CPU settle after the page has been prepared.
        await wait(600);
        await page.evaluate(() => delete document.documentElement.dataset['longest']);
        await page.touchscreen.tap(x, y);
        if (name === 'a letter') await page.keyboard.press('a');
        await wait(1000);
        const time = await page.evaluate(() => document.documentElement.dataset['longest']);
        const what = `Interaction to next paint, ${name}, ${state}`;
        times.set(what, [...(times.get(what) ?? []), Number(time ?? 16)]);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        await page.keyboard.press('Escape');
      }
      await page.close();
    }
  }
  return [...times].map(([what, all]): Row => row(what, median(all), 200, 'ms'));
}

/** Runs in the page. A locator would add event listeners, which run before the page's own. */
export function scrollToCenter(selector: string): [x: number, y: number] {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
