import type { Page } from '@playwright/test';
import { contactForm } from '../../content.ts';
import { alterHome } from '../altered-home.ts';
import type { ContactForm } from '../contact-form.ts';
import { checkFaultRow, type FaultRow, faults } from '../fault-rows.ts';
import { type Answer, inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { narrow } from '../page-state.ts';
import { sendRequest } from '../sending.ts';
import { type ConsoleGuard, expect, test } from '../test.ts';
import { findText } from '../text-locations.ts';

// A phone's window: nothing here depends on the size, and it is drawn faster.
test.use({ viewport: narrow });

interface Case extends Omit<FaultRow, 'locations'> {
  /** What the service does; `ok` where the fault lies elsewhere. */
  readonly answer?: Answer;
  readonly message?: string;
  /** Runs before the page is visited. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Runs once the form is filled in. */
  readonly beforeSubmit?: (page: Page) => Promise<unknown>;
  readonly noise?: RegExp;
  /** Requests that reach the service. */
  readonly attempts: number;
  readonly locations?: FaultRow['locations'];
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

/** Fills the storage to the last character, by the browser's own count. */
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
    duration: 'at-once',
    attempts: 1,
  }),
);
const transient = ([429, 500, 503] as const).map(
  (status): Case => ({
    fault: `status-${status}`,
    answer: status,
    noise: refused(status),
    duration: 'retry',
    attempts: 2,
  }),
);
const notKept: Pick<Case, 'locations' | 'messages'> = {
  locations: ['panel', 'mail'],
  messages: [contactForm.panel.notKept],
};

/** Faults that one visit can go through one after the other. */
const answers: readonly Case[] = [
  ...final,
  ...transient,
  { fault: 'drop', answer: 'drop', noise: /ERR_EMPTY_RESPONSE/, duration: 'retry', attempts: 2 },
  { fault: 'garbage', answer: 'garbage', duration: 'at-once', attempts: 1 },
  {
    fault: 'large',
    message: 'Sixty thousand characters. '.repeat(2300),
    noise: refused(413),
    duration: 'at-once',
    attempts: 1,
    locations: ['panel', 'mail-beginning', 'tab'],
    messages: [contactForm.panel.cut],
  },
  {
    fault: 'offline',
    beforeSubmit: (page) => page.context().setOffline(true),
    duration: 'at-once',
    attempts: 0,
  },
];

/** Faults that must exist before the visit. */
const arranged: readonly Case[] = [
  {
    fault: 'hang',
    answer: 'hang',
    arrange: (page) => page.clock.install(),
    duration: 'budget',
    attempts: 1,
  },
  {
    fault: 'blocked',
    arrange: (page) => page.route(sendRequest, (route) => route.abort('blockedbyclient')),
    noise: /ERR_BLOCKED_BY_CLIENT/,
    duration: 'retry',
    attempts: 0,
  },
  { fault: 'no-keys', arrange: removeKeys, duration: 'at-once', attempts: 0 },
  { fault: 'no-storage', arrange: denyStorage, duration: 'at-once', attempts: 0, ...notKept },
  {
    fault: 'no-room',
    answer: 400,
    arrange: fillStorage,
    noise: refused(400),
    duration: 'at-once',
    attempts: 1,
    ...notKept,
  },
];

/** Submits an inquiry and compares all that follows with the row of its fault. */
async function expectRow(form: ContactForm, watch: ConsoleGuard, testCase: Case): Promise<void> {
  const { fault, duration } = testCase;
  const { page } = form;
  const inquiry = newInquiry(testCase.message ? { message: testCase.message.trim() } : {});
  if (testCase.noise) watch.expectMessage(testCase.noise);
  if (testCase.answer) await inboxOf(inquiry.email).answer(testCase.answer);
  await form.fill(inquiry);
  await form.expectReady();
  await testCase.beforeSubmit?.(page);
  const before = watch.mailLinks.length;

  const elapsedPromise = form.submitUntilShown('Email client opened!');
  if (duration === 'budget') {
    await expect.poll(() => inboxOf(inquiry.email).attempts()).toHaveLength(1);
    await page.clock.runFor(8000);
  }
  const elapsed = await elapsedPromise;
  await expect(form.panelTitle).toBeFocused();
  await expect.poll(() => watch.mailLinks).toHaveLength(before + 1);
  const messages = ['Email client opened!', contactForm.panel.title, ...(testCase.messages ?? [])];
  for (const text of messages) await expect(page.getByText(text, { exact: true })).toBeVisible();

  expect(await form.wholeMessage.inputValue()).toContain(inquiry.email);
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(testCase.attempts);
  const locations = await findText(form, inquiry, watch.mailLinks.slice(before));
  expect(locations).toEqual(testCase.locations ?? ['panel', 'mail', 'tab']);
  await checkFaultRow({ fault, locations, messages, duration }, elapsed);
  expect(watch.mailLinks).toHaveLength(before + 1);
}

for (const each of arranged) {
  test(`F7 F8 F11 ${faults[each.fault]}`, async ({ form, page, watch }) => {
    await each.arrange?.(page);
    await form.open();
    await expectRow(form, watch, each);
  });
}

test('F7 F8 F11 every failed response shows the panel, and the next inquiry follows without a reload', async ({
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
      // Past the lifetime of the toast, so that the next one is not mistaken for it.
      await page.clock.runFor(4100);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(form.panelTitle).toBeHidden();
    });
  }
});
