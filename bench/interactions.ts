import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { loadContent } from '../src/content/load.ts';
import { median, type Row, recordLongest, row } from './report.ts';

const { sharedWords, services } = loadContent();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A locator for each control, in an order in which each can be used after the previous one. */
const controls = (page: Page) => ({
  theme: page.getByRole('button', { name: sharedWords.theme.toggle }),
  menu: page.getByRole('button', { name: sharedWords.nav.menu, exact: true }),
  console: page.locator('main label:has([type="radio"])').nth(1),
  dialog: page.getByRole('button', { name: services[0]?.name ?? '' }),
  'a letter': page.locator('#contact [name="message"]'),
  'submit with errors': page.locator('#contact [type="submit"]'),
});

/** Interaction to next paint of each control at 6x CPU slowdown, with and without the page's code. */
export async function measureInteractions(browser: Browser, site: string, runs: number) {
  const times = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const state of ['hydrated', 'without code']) {
      const page = await browser.newPage(phone);
      if (state === 'without code') await page.route('**/*.js', (route) => route.abort());
      await page.goto(site, { waitUntil: 'networkidle' });
      // The first screen hydrates on the first user interaction: a key, since a phone has no mouse to hover with.
      await page.keyboard.press('Shift');
      await page.evaluate(recordLongest, 'event');
      const session = await page.context().newCDPSession(page);
      for (const [name, control] of Object.entries(controls(page))) {
        await control.scrollIntoViewIfNeeded();
        // What is in view loads and hydrates first: then its tasks are not part of the interaction.
        await wait(1500);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
        await wait(600);
        await page.evaluate(() => delete document.documentElement.dataset['longest']);
        await control.tap({ force: true });
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
