import type { Browser, Page } from '@playwright/test';
import { phone, slowProcessor, withPage } from './browser.ts';
import { fillForm, send } from './form.ts';
import { median, milliseconds, type Row } from './row.ts';
import type { Sites } from './sites.ts';

const budget = 50;
const rounds = 9;

/** How long after the press on send the first byte of the inquiry's request leaves the browser. */
export async function measurePressToWire(browser: Browser, { ours }: Sites): Promise<Row[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await withPage(browser, { viewport: phone }, (page) => timeOf(page, ours.origin)));
  }
  const value = median(times);
  return [
    {
      part: 'Press on send to request on the wire, 6 x slower',
      what: 'from the press to the first request to the e-mail service, phone',
      measured: `${milliseconds(value)} (at worst ${milliseconds(Math.max(...times))})`,
      budget: `at most ${milliseconds(budget)}`,
      passes: value <= budget,
    },
  ];
}

async function timeOf(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/`);
  await fillForm(page);
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => Reflect.set(globalThis, 'pressedAt', performance.timeOrigin + timeStamp),
      true,
    );
  });
  await slowProcessor(page, 6);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sent = new Promise<number>((resolve) => {
    const offsets = new Map<string, number>();
    session.on('Network.requestWillBeSent', ({ requestId, wallTime, timestamp, request }) => {
      if (!request.url.startsWith(origin)) offsets.set(requestId, (wallTime - timestamp) * 1000);
    });
    // The browser asks for leave first (CORS): that request is the first on the wire.
    session.on('Network.responseReceived', ({ requestId, response }) => {
      const offset = offsets.get(requestId);
      const { timing } = response;
      if (offset === undefined || !timing) return;
      resolve(offset + timing.requestTime * 1000 + timing.sendStart);
    });
  });
  await send(page).click();
  const sentAt = await sent;
  const pressedAt = await page.evaluate(() => Number(Reflect.get(globalThis, 'pressedAt')));
  return sentAt - pressedAt;
}
