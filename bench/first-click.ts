import type { Browser, Page } from '@playwright/test';
import { phone, withPage } from './browser.ts';
import { median, type Row } from './report.ts';
import type { Sites } from './sites.ts';

const timeout = 10_000;

/** Chromium's "Slow 4G", as Lighthouse applies it: milliseconds, and bytes a second. */
const slow4G = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 } as const;

/** A control, and what of the page shows that it has worked; both are read in the page. */
const controls = [
  { name: 'theme button', selector: '[aria-label="Toggle theme"]', effect: 'title' },
  { name: 'theme choice', selector: 'footer input[value="dark"]', effect: 'title' },
  { name: 'menu', selector: 'header [popovertarget]', effect: ':popover-open' },
  { name: 'dialog', selector: '[command="show-modal"]', effect: 'dialog[open]' },
  { name: 'in-page link', selector: 'main a[href="#contact"]', effect: ':target' },
  { name: 'form', selector: '#contact [type="submit"]', effect: 'text' },
] as const;

/** From the first paint to the effect of a click in the frame of that paint: cold cache, slow line and processor. */
export async function measureFirstClick(
  browser: Browser,
  { site }: Sites,
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const control of controls) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await withPage(browser, phone, (page) => timeOf(page, site, control)));
    }
    const time = median(times);
    rows.push({
      what: `First click, ${control.name}`,
      measured: time < timeout ? `${time.toFixed(0)} ms` : 'no effect',
      budget: 'has an effect',
      passes: time < timeout,
    });
  }
  return rows;
}

async function timeOf(
  page: Page,
  address: string,
  control: (typeof controls)[number],
): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(clickAtFirstPaint, { ...control, timeout });
  await page.goto(address, { waitUntil: 'commit' });
  const result = await page.waitForFunction(
    () => document.documentElement.getAttribute('data-first-click'),
    null,
    { timeout: timeout * 2 },
  );
  return Number(await result.jsonValue());
}

type Options = { selector: string; effect: string; timeout: number };

/** Runs in the page, before its own code. */
function clickAtFirstPaint({ selector, effect, timeout: longest }: Options): void {
  const readEffect = (): string => {
    if (effect === 'title') {
      return document.querySelector('[aria-label="Toggle theme"]')?.getAttribute('title') ?? '';
    }
    if (effect === 'text') return document.getElementById('contact')?.innerText ?? '';
    return String(document.querySelector(effect) !== null);
  };
  const observer = new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (!paint) return;
    observer.disconnect();
    const before = readEffect();
    document.querySelector<HTMLElement>(selector)?.click();
    const check = (): void => {
      const time = performance.now() - paint.startTime;
      if (readEffect() === before && time < longest) requestAnimationFrame(check);
      else document.documentElement.setAttribute('data-first-click', String(time));
    };
    check();
  });
  observer.observe({ type: 'paint', buffered: true });
}
