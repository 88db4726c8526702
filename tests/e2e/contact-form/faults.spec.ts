import type { Page } from '@playwright/test';
import { contactForm } from '../../content.ts';
import { alterHome } from '../altered-home.ts';
import { type Duration, type Fault, faults, type Place, recordFault } from '../fault-rows.ts';
import { type Answer, inboxOf } from '../inbox.ts';
import { findText } from '../places.ts';
import { expect, test } from '../test.ts';
import {
  expectReady,
  fillInquiry,
  newVisitor,
  openForm,
  panelTitle,
  submitUntilTold,
  wholeMessage,
} from '../visitor.ts';

interface Case {
  readonly fault: Fault;
  /** What the service does; `ok` where the fault lies elsewhere. */
  readonly answer?: Answer;
  readonly message?: string;
  /** Before the page is visited. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** When the form is filled in. */
  readonly beforeSubmit?: (page: Page) => Promise<unknown>;
  readonly noise?: RegExp;
  readonly took: Duration;
  /** Requests that reach the service. */
  readonly attempts: number;
  readonly places?: readonly Place[];
  readonly told?: readonly string[];
}

const sendRequest = '**/api/v1.0/email/send';
const refused = (status: number) => new RegExp(`status of ${status}`);

function removeKeys(page: Page): Promise<void> {
  return alterHome(page, (text) =>
    text.replace(/&quot;emailService&quot;:\{.*?\}/, '&quot;emailService&quot;:null'),
  );
}

function denyStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

/** Leaves not a single character of room, by the browser's own count. */
function fillStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    let size = 8_000_000;
    for (let key = 0; size >= 1; key += 1) {
      try {
        sessionStorage.setItem(String(key), 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}

const final = ([400, 403, 412, 413, 422, 426] as const).map(
  (status): Case => ({
    fault: `status-${status}`,
    answer: status,
    noise: refused(status),
    took: 'at-once',
    attempts: 1,
  }),
);
const transient = ([429, 500, 503] as const).map(
  (status): Case => ({
    fault: `status-${status}`,
    answer: status,
    noise: refused(status),
    took: 'retry',
    attempts: 2,
  }),
);
const notKept: Pick<Case, 'places' | 'told'> = {
  places: ['panel', 'mail'],
  told: [contactForm.panel.notKept],
};

const cases: readonly Case[] = [
  ...final,
  ...transient,
  { fault: 'hang', answer: 'hang', took: 'budget', attempts: 1 },
  { fault: 'drop', answer: 'drop', noise: /ERR_EMPTY_RESPONSE/, took: 'retry', attempts: 2 },
  { fault: 'garbage', answer: 'garbage', took: 'at-once', attempts: 1 },
  {
    fault: 'blocked',
    arrange: (page) => page.route(sendRequest, (route) => route.abort('blockedbyclient')),
    noise: /ERR_BLOCKED_BY_CLIENT/,
    took: 'retry',
    attempts: 0,
  },
  {
    fault: 'offline',
    beforeSubmit: (page) => page.context().setOffline(true),
    took: 'at-once',
    attempts: 0,
  },
  { fault: 'no-keys', arrange: removeKeys, took: 'at-once', attempts: 0 },
  { fault: 'no-storage', arrange: denyStorage, took: 'at-once', attempts: 0, ...notKept },
  {
    fault: 'no-room',
    answer: 400,
    arrange: fillStorage,
    noise: refused(400),
    took: 'at-once',
    attempts: 1,
    ...notKept,
  },
  {
    fault: 'large',
    message: 'Sixty thousand characters. '.repeat(2300),
    noise: refused(413),
    took: 'at-once',
    attempts: 1,
    places: ['panel', 'mail-beginning', 'tab'],
    told: [contactForm.panel.cut],
  },
];

for (const { fault, arrange, beforeSubmit, ...the } of cases) {
  test(`F7 F8 F11 ${faults[fault]}`, async ({ page, watch }) => {
    const visitor = newVisitor(the.message === undefined ? {} : { message: the.message.trim() });
    if (the.noise) watch.expectMessage(the.noise);
    if (the.answer) await inboxOf(visitor.email).answer(the.answer);
    if (the.took === 'budget') await page.clock.install();
    await arrange?.(page);
    await openForm(page);
    await fillInquiry(page, visitor);
    await expectReady(page);
    await beforeSubmit?.(page);

    const telling = submitUntilTold(page, 'Email client opened!');
    if (the.took === 'budget') {
      await expect.poll(() => inboxOf(visitor.email).attempts()).toHaveLength(1);
      await page.clock.runFor(8000);
    }
    const took = await telling;
    await expect(panelTitle(page)).toBeFocused();
    await expect.poll(() => watch.mailLinks).toHaveLength(1);
    const told = ['Email client opened!', contactForm.panel.title, ...(the.told ?? [])];
    for (const text of told) await expect(page.getByText(text, { exact: true })).toBeVisible();

    expect(await wholeMessage(page).inputValue()).toContain(visitor.email);
    expect(await inboxOf(visitor.email).attempts()).toHaveLength(the.attempts);
    const places = await findText(page, visitor, watch.mailLinks);
    expect(places).toEqual(the.places ?? ['panel', 'mail', 'tab']);
    await recordFault({ fault, places, told, took: the.took }, took);
    expect(watch.mailLinks).toHaveLength(1);
  });
}
