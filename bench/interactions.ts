import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { desk, phone, slowProcessor, withPage } from './browser.ts';
import { floors } from './floors.ts';
import { field, fillForm, reachForm, send } from './form.ts';
import { dialog, type Interaction, menu, theme } from './interaction.ts';
import { middleOf, type Press, withFinger } from './press.ts';
import { median, milliseconds, type Row } from './row.ts';
import type { Sites } from './sites.ts';

const part = 'Interaction to next paint, 6 x slower';
const budget = 50;
const rounds = 5;

/** With a pointer that has arrived before the press. */
const withPointer: Press = async (target) => {
  const page = target.page();
  const { x, y } = await middleOf(target);
  await page.mouse.move(x, y);
  await wait(500);
  await page.evaluate(forget);
  await page.mouse.click(x, y);
};

/** Runs in the page: only what comes now counts. */
function forget(): void {
  (Reflect.get(globalThis, 'interactionTimes') as number[]).length = 0;
}

const interactions: readonly Interaction[] = [
  theme,
  menu,
  dialog,
  {
    name: 'typing a letter',
    prepare: async (page) => {
      await fillForm(page);
      await field(page, 'message').focus();
    },
    act: (page) => page.keyboard.press('a'),
  },
  {
    name: 'submit with mistakes',
    prepare: reachForm,
    act: (page, press) => press(send(page)),
  },
  {
    name: 'submit of an inquiry',
    prepare: fillForm,
    act: (page, press) => press(send(page)),
  },
  {
    name: 'toast closes',
    prepare: async (page) => {
      await fillForm(page);
      await send(page).click();
      await page.locator('[role="dialog"] button').first().waitFor();
    },
    act: (page, press) => press(page.locator('[role="dialog"] button').first()),
  },
];

/** How long each interaction takes to be seen, by the browser's own event timing (steps of 8 ms, 16 at least). */
export async function measureInteractions(
  browser: Browser,
  { ours, limit }: Sites,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const floor of floors) {
    const times = await timesOf(browser, floor.isBlank ? 'about:blank' : limit.origin, floor, true);
    rows.push({ part, what: `${floor.name}, phone`, measured: said(times) });
  }
  for (const window of ['phone', 'desk'] as const) {
    const hasTouch = window === 'phone';
    for (const interaction of interactions) {
      if (interaction.name === 'menu opens' && window === 'desk') continue;
      const times = await timesOf(browser, ours.origin, interaction, hasTouch);
      const value = median(times);
      rows.push({
        part,
        what: `${interaction.name}, ${window}`,
        measured: said(times),
        budget: `at most ${milliseconds(budget)}`,
        passes: value <= budget,
      });
    }
  }
  return rows;
}

const said = (times: readonly number[]) =>
  `${milliseconds(median(times))} (at worst ${milliseconds(Math.max(...times))})`;

async function timesOf(
  browser: Browser,
  address: string,
  interaction: Interaction,
  hasTouch: boolean,
): Promise<number[]> {
  const viewport = hasTouch ? phone : desk;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(
      await withPage(browser, { viewport, hasTouch, bypassCSP: true }, (page) =>
        timeOf(page, address, interaction, hasTouch ? withFinger : withPointer),
      ),
    );
  }
  return times;
}

async function timeOf(
  page: Page,
  address: string,
  { prepare, act }: Interaction,
  press: Press,
): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await prepare(page);
  await slowProcessor(page, 6);
  await wait(600);
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(globalThis, 'interactionTimes', times);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming).interactionId) times.push(entry.duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page, press);
  await wait(700);
  const times = await page.evaluate(
    () => Reflect.get(globalThis, 'interactionTimes') as readonly number[],
  );
  return Math.max(16, ...times);
}
