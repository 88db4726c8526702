import type { Page } from '@playwright/test';
import { contactForm } from '../../content.ts';
import { alterHome } from '../altered-home.ts';
import type { ContactForm } from '../contact-form.ts';
import { type Duration, type Fault, faults, type Place, recordFault } from '../fault-rows.ts';
import { type Answer, inboxOf } from '../inbox.ts';
import { findText } from '../text-locations.ts';
import { sendRequest } from '../sending.ts';
import { expect, test, type Watch } from '../test.ts';
import { newVisitor } from '../new-inquiry.ts';

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

/** Faults of the service, which one visit can meet one after the other. */
const answers: readonly Case[] = [
  ...final,
  ...transient,
  { fault: 'drop', answer: 'drop', noise: /ERR_EMPTY_RESPONSE/, took: 'retry', attempts: 2 },
  { fault: 'garbage', answer: 'garbage', took: 'at-once', attempts: 1 },
  {
    fault: 'large',
    message: 'Sixty thousand characters. '.repeat(2300),
    noise: refused(413),
    took: 'at-once',
    attempts: 1,
    places: ['panel', 'mail-beginning', 'tab'],
    told: [contactForm.panel.cut],
  },
  {
    fault: 'offline',
    beforeSubmit: (page) => page.context().setOffline(true),
    took: 'at-once',
    attempts: 0,
  },
];

/** Faults that are there before the visit. */
const arranged: readonly Case[] = [
  {
    fault: 'hang',
    answer: 'hang',
    arrange: (page) => page.clock.install(),
    took: 'budget',
    attempts: 1,
  },
  {
    fault: 'blocked',
    arrange: (page) => page.route(sendRequest, (route) => route.abort('blockedbyclient')),
    noise: /ERR_BLOCKED_BY_CLIENT/,
    took: 'retry',
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
];

/** Submits an inquiry and compares all that follows with the row of its fault. */
async function expectRow(form: ContactForm, watch: Watch, { fault, ...the }: Case): Promise<void> {
  const { page } = form;
  const visitor = newVisitor(the.message === undefined ? {} : { message: the.message.trim() });
  if (the.noise) watch.expectMessage(the.noise);
  if (the.answer) await inboxOf(visitor.email).answer(the.answer);
  await form.fill(visitor);
  await form.expectReady();
  await the.beforeSubmit?.(page);
  const before = watch.mailLinks.length;

  const telling = form.submitUntilTold('Email client opened!');
  if (the.took === 'budget') {
    await expect.poll(() => inboxOf(visitor.email).attempts()).toHaveLength(1);
    await page.clock.runFor(8000);
  }
  const took = await telling;
  await expect(form.panelTitle).toBeFocused();
  await expect.poll(() => watch.mailLinks).toHaveLength(before + 1);
  const told = ['Email client opened!', contactForm.panel.title, ...(the.told ?? [])];
  for (const text of told) await expect(page.getByText(text, { exact: true })).toBeVisible();

  expect(await form.wholeMessage.inputValue()).toContain(visitor.email);
  expect(await inboxOf(visitor.email).attempts()).toHaveLength(the.attempts);
  const places = await findText(form, visitor, watch.mailLinks.slice(before));
  expect(places).toEqual(the.places ?? ['panel', 'mail', 'tab']);
  await recordFault({ fault, places, told, took: the.took }, took);
  expect(watch.mailLinks).toHaveLength(before + 1);
}

for (const each of arranged) {
  test(`F7 F8 F11 ${faults[each.fault]}`, async ({ form, page, watch }) => {
    await each.arrange?.(page);
    await form.open();
    await expectRow(form, watch, each);
  });
}

test('F7 F8 F11 each answer of the service but a yes ends in the panel, and the next inquiry after it', async ({
  form,
  page,
  watch,
}) => {
  test.slow();
  await page.clock.install();
  await form.open();
  for (const each of answers) {
    await test.step(faults[each.fault], async () => {
      await expectRow(form, watch, each);
      await page.getByRole('button', { name: contactForm.panel.done }).click();
      // Past the time of the toast, which the next one is told from.
      await page.clock.runFor(4100);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(form.panelTitle).toBeHidden();
    });
  }
});
