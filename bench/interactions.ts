import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { phone, slowProcessor, withPage } from './browser.ts';
import { besideLimit, type Row } from './report.ts';
import type { Sites } from './sites.ts';

const rounds = 5;
const submitButton = '#contact [type="submit"]';
const values = {
  'First Name': 'Ada',
  'Last Name': 'Quill',
  Email: 'ada@example.org',
  Company: 'Quill Plumbing',
  Message: 'We miss calls on Saturdays.',
} as const;

type Interaction = {
  readonly name: string;
  readonly target: string;
  readonly isFilled?: boolean;
  /** A key in the target, in place of a tap on it. */
  readonly key?: string;
  /** What the limit page does in place of the site's code; runs in the page. */
  readonly handle?: () => void;
};

const interactions: readonly Interaction[] = [
  {
    name: 'theme',
    target: '[aria-label="Toggle theme"]',
    handle: () => {
      document.documentElement.dataset['theme'] = 'dark';
    },
  },
  { name: 'menu', target: 'header [popovertarget]' },
  { name: 'dialog', target: '[command="show-modal"] >> nth=0' },
  { name: 'a letter', target: '#contact textarea', key: 'a', isFilled: true },
  {
    name: 'submit with errors',
    target: submitButton,
    handle: () => {
      for (const field of document.querySelectorAll('#contact :is(input, textarea)')) {
        field.setAttribute('aria-invalid', 'true');
        const error = document.getElementById(`${field.id}-error`);
        if (!error) continue;
        error.textContent = 'Please fill in this field.';
        error.hidden = false;
      }
      document.querySelector<HTMLElement>('#contact input')?.focus();
    },
  },
  {
    name: 'submit of an inquiry',
    target: submitButton,
    isFilled: true,
    handle: () => {
      const button = document.querySelector<HTMLButtonElement>('#contact [type="submit"]');
      if (button) Object.assign(button, { textContent: 'Sending...', disabled: true });
    },
  },
];

/** Interaction to next paint at a processor 6 times slower, in turn with the limit page. */
export async function measureInteractions(browser: Browser, sites: Sites): Promise<Row[]> {
  const rows: Row[] = [];
  for (const interaction of interactions) {
    const times = { site: [] as number[], limit: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['site', 'limit'] as const) {
        const handle = name === 'limit' ? interaction.handle : undefined;
        const options = { ...phone, bypassCSP: true };
        times[name].push(
          await withPage(browser, options, (page) =>
            timeOf(page, sites[name], interaction, handle),
          ),
        );
      }
    }
    const what = `Interaction to next paint, ${interaction.name}, site : limit page`;
    rows.push(besideLimit(what, times.site, times.limit, 1.15));
  }
  return rows;
}

/** Milliseconds by the browser's event timing, in its steps of 8. */
async function timeOf(
  page: Page,
  address: string,
  { target, key, isFilled }: Interaction,
  handle: (() => void) | undefined,
): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const element = page.locator(target);
  await element.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await wait(1000);
  if (isFilled) await fillForm(page);
  await element.scrollIntoViewIfNeeded();
  if (key) await element.focus();
  if (handle) await addHandler(page, target, handle);
  await slowProcessor(page, 6);
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
  await wait(700);
  return page.evaluate(() => Number(document.documentElement.getAttribute('data-interaction')));
}

async function fillForm(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

async function addHandler(page: Page, target: string, handle: () => void): Promise<void> {
  await page.locator(target).evaluate((element, source) => {
    const run = new Function(`(${source})()`);
    element.addEventListener('click', (event) => {
      event.preventDefault();
      run();
    });
  }, handle.toString());
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
