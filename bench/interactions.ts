import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { phone, withPage } from './browser.ts';
import { compareWithBaseline, type Row } from './report.ts';
import type { Sites } from './sites.ts';

interface Interaction {
  readonly name: string;
  readonly target: string;
  readonly isFilled?: boolean;
  /** A key in the target, in place of a tap on it. */
  readonly key?: string;
  /** Adds to the target of the baseline page what the site's code shows, and nothing else; runs in the page. */
  readonly prepareBaseline?: (target: Element) => void;
}

const submitButton = '#contact [type="submit"]';

const interactions: readonly Interaction[] = [
  {
    name: 'theme',
    target: '[data-theme-toggle]',
    prepareBaseline: (target) =>
      target.addEventListener('click', () => {
        document.documentElement.dataset['theme'] = 'dark';
      }),
  },
  { name: 'menu', target: 'header [popovertarget]' },
  { name: 'dialog', target: '[command="show-modal"] >> nth=0' },
  { name: 'a letter', target: '#contact textarea', key: 'a' },
  {
    name: 'submit with errors',
    target: submitButton,
    prepareBaseline: (target) =>
      target.addEventListener('click', (event) => {
        event.preventDefault();
        for (const field of document.querySelectorAll('#contact :is(input, textarea)')) {
          field.setAttribute('aria-invalid', 'true');
          const error = document.getElementById(`${field.id}-error`);
          if (!error) continue;
          error.textContent = 'Please fill in this field.';
          error.hidden = false;
        }
        document.querySelector<HTMLElement>('#contact input')?.focus();
      }),
  },
  {
    name: 'submit of an inquiry',
    target: submitButton,
    isFilled: true,
    prepareBaseline: (target) =>
      target.addEventListener('click', (event) => {
        event.preventDefault();
        Object.assign(target, { textContent: 'Sending...', disabled: true });
      }),
  },
];

/** Interaction to next paint at a processor 6 times slower, in turn with the baseline page. */
export async function measureInteractions(
  browser: Browser,
  { site, baseline }: Sites,
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const interaction of interactions) {
    const times = { site: [] as number[], baseline: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      const { prepareBaseline, ...bare } = interaction;
      times.site.push(await withPage(browser, phone, (page) => timeOf(page, site, bare)));
      times.baseline.push(
        await withPage(browser, phone, (page) => timeOf(page, baseline, interaction)),
      );
    }
    const what = `Interaction to next paint, ${interaction.name}`;
    rows.push(compareWithBaseline(what, times.site, times.baseline, 1.15));
  }
  return rows;
}

/** Milliseconds by the browser's event timing, in its steps of 8. */
async function timeOf(
  page: Page,
  address: string,
  { target, key, isFilled, prepareBaseline }: Interaction,
): Promise<number> {
  await page.goto(address);
  const element = page.locator(target);
  await element.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  if (isFilled) await fillForm(page);
  if (prepareBaseline) await element.evaluate(prepareBaseline);
  if (key) await element.focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(observeInteractions);
  // The processor needs a moment to come to rest after the page has been prepared.
  await wait(600);
  if (key) {
    await page.keyboard.press(key);
  } else {
    const box = await element.boundingBox();
    if (!box) throw new Error(`${target} is not visible.`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  await wait(600);
  return page.evaluate(() => Number(document.documentElement.getAttribute('data-interaction')));
}

/** An address is valid in every field. */
async function fillForm(page: Page): Promise<void> {
  for (const field of await page.locator('#contact').getByRole('textbox').all()) {
    await field.fill('ada@example.org');
  }
}

/** Runs in the page: keeps the longest interaction from now on, 16 ms at least. */
function observeInteractions(): void {
  let longest = 16;
  const root = document.documentElement;
  root.setAttribute('data-interaction', String(longest));
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) longest = Math.max(longest, entry.duration);
    }
    root.setAttribute('data-interaction', String(longest));
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
