import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { loadContent } from '../src/content/load.ts';
import { median, type Row, row } from './report.ts';

const { sharedWords, services, contactForm } = loadContent();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** What finds each control. */
const controls = {
  theme: (page: Page) => page.getByRole('button', { name: sharedWords.theme.toggle }),
  menu: (page: Page) => page.getByRole('button', { name: sharedWords.nav.menu, exact: true }),
  console: (page: Page) => page.locator('main label:has([type="radio"])').nth(1),
  dialog: (page: Page) => page.getByRole('button', { name: services[0]?.name ?? '' }),
  'a letter': (page: Page) => page.locator('#contact [name="message"]'),
  'submit with errors': (page: Page) => page.locator('#contact [type="submit"]'),
  'submit of an inquiry': (page: Page) => page.locator('#contact [type="submit"]'),
} as const;

type ControlName = keyof typeof controls;

/** Interaction to next paint of each control at a processor 6 times slower, before its code is there and after. */
export async function measureInteractions(browser: Browser, site: string, runs: number) {
  const rows: Row[] = [];
  for (const name of Object.keys(controls) as ControlName[]) {
    for (const state of ['hydrated', 'without code'] as const) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const page = await browser.newPage(phone);
        if (state === 'without code') await page.route('**/*.js', (route) => route.abort());
        await page.goto(site);
        times.push(await timeOf(page, name));
        await page.close();
      }
      const what = `Interaction to next paint, ${name}, ${state}`;
      rows.push(row(what, median(times), 200, 'ms'));
    }
  }
  return rows;
}

/** Milliseconds by the browser's event timing, in its steps of 8. */
async function timeOf(page: Page, name: ControlName): Promise<number> {
  const element = controls[name](page);
  await element.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  if (name === 'submit of an inquiry') {
    for (const name of Object.keys(contactForm.fields)) {
      // An address is valid in every field.
      await page.locator(`#contact [name="${name}"]`).fill('ada@example.org');
    }
  }
  if (name === 'a letter') await element.focus();
  const box = await element.boundingBox();
  if (!box) throw new Error(`The control "${name}" is not visible.`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(observeInteractions);
  // The processor needs a moment to come to rest after the page has been prepared.
  await wait(600);
  if (name === 'a letter') await page.keyboard.press('a');
  else await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await wait(1000);
  return page.evaluate(() => Number(document.documentElement.dataset['interaction']));
}

/** Runs in the page: keeps the longest interaction from now on, 16 ms at least. */
function observeInteractions(): void {
  const { dataset } = document.documentElement;
  dataset['interaction'] = '16';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const longest = Number(dataset['interaction']);
      if (entry.interactionId) dataset['interaction'] = `${Math.max(longest, entry.duration)}`;
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
