import type { Browser, Page } from '@playwright/test';
import { localHost } from '../scripts/local-site.ts';
import { formId } from '../src/contact-form/form-id.ts';
import { phone, slowProcessor, withPage } from './browser.ts';
import { fillForm, send } from './form.ts';
import { withFinger } from './press.ts';
import { median, milliseconds, type Row } from './row.ts';
import { inboxPort, type Sites } from './sites.ts';

const part = 'Press on send to request on the wire, 6 x slower';
const budget = 50;
const rounds = 7;

/** How long after the press on send the first byte of the inquiry's request leaves the browser. */
export async function measurePressToWire(browser: Browser, { ours }: Sites): Promise<Row[]> {
  const timesOf = async (open: (page: Page) => Promise<void>) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(
        await withPage(browser, { viewport: phone, hasTouch: true }, async (page) => {
          await open(page);
          return timeOf(page, ours.origin);
        }),
      );
    }
    return times;
  };
  const times = await timesOf(async (page) => {
    await page.goto(`${ours.origin}/`);
    await fillForm(page);
  });
  const bare = await timesOf((page) => openBareForm(page, ours.origin));
  const value = median(times);
  return [
    {
      part,
      what: 'on a bare page: a press whose handler does nothing but send',
      measured: milliseconds(median(bare)),
    },
    {
      part,
      what: 'from the press to the first request to the e-mail service, phone',
      measured: `${milliseconds(value)} (at worst ${milliseconds(Math.max(...times))})`,
      budget: `at most ${milliseconds(budget)}`,
      passes: value <= budget,
    },
  ];
}

/** What the browser alone needs between a press and the wire. */
async function openBareForm(page: Page, origin: string): Promise<void> {
  const html = `<!doctype html><form id="${formId}"><button type="submit">Send</button></form>`;
  await page.route(`${origin}/bare`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${origin}/bare`);
  await page.evaluate((service) => {
    document.forms[0]?.addEventListener('submit', (event) => {
      event.preventDefault();
      const headers = { 'Content-type': 'application/json' };
      fetch(service, { method: 'POST', headers, body: '{}' });
    });
  }, `http://${localHost}:${inboxPort}/api/v1.0/email/send`);
}

async function timeOf(page: Page, origin: string): Promise<number> {
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
  await withFinger(send(page));
  const sentAt = await sent;
  const pressedAt = await page.evaluate(() => Number(Reflect.get(globalThis, 'pressedAt')));
  return sentAt - pressedAt;
}
