import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { desk, phone, slowProcessor, withPage } from './browser.ts';
import { field, fillForm, reachForm, send } from './form.ts';
import { median, milliseconds, type Row } from './row.ts';
import type { Sites } from './sites.ts';

const part = 'Interaction to next paint, 6 x slower';
const budget = 50;
const rounds = 9;

interface Interaction {
  readonly name: string;
  /** What stands on the page before it. */
  prepare(page: Page): Promise<void>;
  act(page: Page, press: Press): Promise<void>;
}

/** Presses as people do: with a finger on the phone; on the desk with a pointer that has arrived before. */
type Press = (target: Locator) => Promise<void>;

const withFinger: Press = (target) => target.tap();

const withPointer: Press = async (target) => {
  await target.hover();
  await wait(500);
  await target.page().evaluate(forget);
  await target.click();
};

/** Runs in the page: only what comes now counts. */
function forget(): void {
  (Reflect.get(globalThis, 'interactionTimes') as number[]).length = 0;
}

const nothing = async () => {};

const interactions: readonly Interaction[] = [
  {
    name: 'theme',
    prepare: nothing,
    act: (page, press) => press(page.locator('[data-theme-toggle]')),
  },
  {
    name: 'menu opens',
    prepare: nothing,
    act: (page, press) => press(page.locator('[data-menu-button]')),
  },
  {
    name: 'dialog opens',
    prepare: (page) => page.locator('[command="show-modal"]').first().scrollIntoViewIfNeeded(),
    act: (page, press) => press(page.locator('[command="show-modal"]').first()),
  },
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
export async function measureInteractions(browser: Browser, { ours }: Sites): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [window, viewport] of [
    ['phone', phone],
    ['desk', desk],
  ] as const) {
    const hasTouch = window === 'phone';
    for (const interaction of interactions) {
      if (interaction.name === 'menu opens' && window === 'desk') continue;
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(
          await withPage(browser, { viewport, hasTouch }, (page) =>
            timeOf(page, ours.origin, interaction, hasTouch ? withFinger : withPointer),
          ),
        );
      }
      const value = median(times);
      rows.push({
        part,
        what: `${interaction.name}, ${window}`,
        measured: `${milliseconds(value)} (at worst ${milliseconds(Math.max(...times))})`,
        budget: `at most ${milliseconds(budget)}`,
        passes: value <= budget,
      });
    }
  }
  return rows;
}

async function timeOf(
  page: Page,
  origin: string,
  { prepare, act }: Interaction,
  press: Press,
): Promise<number> {
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
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
