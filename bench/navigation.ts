import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { RunningSite } from '../scripts/serve.ts';
import { startSlowLine } from '../scripts/throttle.ts';
import { desk, withPage } from './browser.ts';
import { median, milliseconds, type Row } from './row.ts';
import type { Sites } from './sites.ts';

const rounds = 7;
/** In each direction: the way there and back takes as long as Lighthouse's slow phone line. */
const delay = 75;
/** From a pointer's arrival to the press: short of what people take. */
const hesitation = 300;

/** A press on a link to another page, to the first paint there, with the page fetched before the press and not. */
export async function measureNavigation(browser: Browser, sites: Sites): Promise<Row[]> {
  const lines = {
    'fetched ahead': await lineTo(sites.ours),
    'fetched by the press': await lineTo(sites.withoutPrefetch),
  };
  const times = { 'fetched ahead': [] as number[], 'fetched by the press': [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['fetched ahead', 'fetched by the press'] as const) {
      times[name].push(await timeOf(browser, lines[name].origin));
    }
  }
  for (const line of Object.values(lines)) line.close();
  return Object.entries(times).map(([name, values]) => ({
    part: 'From page to page, 150 ms there and back',
    what: `press on a policy's link to its first paint, ${name}`,
    measured: milliseconds(median(values)),
  }));
}

const lineTo = ({ origin }: RunningSite) => startSlowLine(Number(new URL(origin).port), delay);

function timeOf(browser: Browser, origin: string): Promise<number> {
  return withPage(browser, { viewport: desk }, async (page) => {
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const link = page.locator('footer a[href="/privacy-policy"]').first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await wait(500);
    await link.hover();
    await wait(hesitation);
    await link.click();
    await page.waitForURL('**/privacy-policy');
    await wait(300);
    return page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
  });
}
