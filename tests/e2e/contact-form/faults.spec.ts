import type { Page } from '@playwright/test';
import { longestLink } from '../../../src/contact-form/mail-link.ts';
import { contactForm } from '../../content.ts';
import { alterHome } from '../altered-home.ts';
import type { ContactForm } from '../contact-form.ts';
import {
  checkDocumentedFault,
  type Duration,
  type FaultName,
  faults,
  type TextLocation,
} from '../fault-rows.ts';
import { type Answer, inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { narrow } from '../page-state.ts';
import { sendRequest } from '../sending.ts';
import { expect, type PageEvents, test } from '../test.ts';
import { findText } from '../text-locations.ts';

// A phone's window: nothing here depends on the size, and it is drawn faster.
test.use({ viewport: narrow });

interface Case {
  readonly fault: FaultName;
  /** What the service does; `ok` where the fault lies elsewhere. */
  readonly answer?: Answer;
  readonly message?: string;
  /** Runs before the page is visited. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Runs once the form is filled in. */
  readonly beforeSubmit?: (page: Page) => Promise<unknown>;
  /** Requests that reach the service. */
  readonly attempts: number;
  readonly duration: Duration;
  readonly locations?: readonly TextLocation[];
  /** What the panel says in addition. */
  readonly notice?: string;
}

/** What the browser itself writes to the console about these faults. */
const noise = /status of \d{3}|ERR_EMPTY_RESPONSE|ERR_BLOCKED_BY_CLIENT/;

function removeKeys(page: Page): Promise<void> {
  return alterHome(page, (text) =>
    text.replace(/&quot;emailKeys&quot;:\{.*?\}/, '&quot;emailKeys&quot;:null'),
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

const unsent = { duration: 'at-once', attempts: 0 } as const;
const final = { duration: 'at-once', attempts: 1 } as const;
const transient = { duration: 'retry', attempts: 2 } as const;
const notKept = { locations: ['panel', 'mail draft'], notice: contactForm.panel.notKept } as const;

/** Faults that one visit can go through one after the other. */
const answers: readonly Case[] = [
  ...([400, 403, 412, 413, 422, 426] as const).map(
    (status): Case => ({ fault: `status-${status}`, answer: status, ...final }),
  ),
  ...([429, 500, 503] as const).map(
    (status): Case => ({ fault: `status-${status}`, answer: status, ...transient }),
  ),
  { fault: 'drop', answer: 'drop', ...transient },
  { fault: 'garbage', answer: 'garbage', ...final },
  {
    fault: 'large',
    message: 'Sixty thousand characters. '.repeat(2300),
    ...final,
    locations: ['panel', 'cut mail draft', 'tab storage'],
    notice: contactForm.panel.cut,
  },
  {
    fault: 'honeypot',
    beforeSubmit: (page) =>
      page.locator('input[name=reference]').evaluate((field: HTMLInputElement) => {
        field.value = 'https://spam.example';
      }),
    ...unsent,
  },
  { fault: 'offline', beforeSubmit: (page) => page.context().setOffline(true), ...unsent },
];

/** Faults that must exist before the visit. */
const arranged: readonly Case[] = [
  {
    fault: 'hang',
    answer: 'hang',
    arrange: (page) => page.clock.install(),
    duration: 'deadline',
    attempts: 1,
  },
  {
    fault: 'blocked',
    arrange: (page) => page.route(sendRequest, (route) => route.abort('blockedbyclient')),
    duration: 'retry',
    attempts: 0,
  },
  { fault: 'no-keys', arrange: removeKeys, ...unsent },
  { fault: 'no-storage', arrange: denyStorage, ...unsent, ...notKept },
  { fault: 'no-room', answer: 400, arrange: fillStorage, ...final, ...notKept },
];

/** Submits an inquiry and compares all that follows with the row of its fault. */
async function expectRow(form: ContactForm, pageEvents: PageEvents, testCase: Case): Promise<void> {
  const { fault, duration } = testCase;
  const { page } = form;
  const inquiry = newInquiry(testCase.message ? { message: testCase.message.trim() } : {});
  pageEvents.allowMessage(noise);
  if (testCase.answer) await inboxOf(inquiry.email).answer(testCase.answer);
  await form.fill(inquiry);
  await form.expectReady();
  await testCase.beforeSubmit?.(page);
  const before = pageEvents.mailLinks.length;

  const elapsedPromise = form.submitUntilShown('Email client opened!');
  if (duration === 'deadline') {
    await expect.poll(() => inboxOf(inquiry.email).attempts()).toHaveLength(1);
    await page.clock.runFor(8000);
  }
  const elapsed = await elapsedPromise;
  await expect(form.panelTitle).toBeFocused();
  await expect.poll(() => pageEvents.mailLinks).toHaveLength(before + 1);
  expect(pageEvents.mailLinks[before]?.length).toBeLessThanOrEqual(longestLink);
  const messages = ['Email client opened!', contactForm.panel.title, testCase.notice ?? []].flat();
  for (const text of messages) await expect(page.getByText(text, { exact: true })).toBeVisible();

  expect(await form.wholeMessage.inputValue()).toContain(inquiry.email);
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(testCase.attempts);
  const locations = await findText(form, inquiry, pageEvents.mailLinks.slice(before));
  expect(locations).toEqual(testCase.locations ?? ['panel', 'mail draft', 'tab storage']);
  await checkDocumentedFault(fault, locations, duration, elapsed);
  expect(pageEvents.mailLinks).toHaveLength(before + 1);
}

for (const each of arranged) {
  test(`F7 F8 F11 ${faults[each.fault]}`, async ({ form, page, pageEvents }) => {
    await each.arrange?.(page);
    await form.open();
    await expectRow(form, pageEvents, each);
  });
}

test('F7 F8 F9 F11 F13 every failure shows the panel', async ({ form, page, pageEvents }) => {
  test.slow();
  await page.clock.install();
  await form.open();
  for (const each of answers) {
    await test.step(faults[each.fault], async () => {
      await expectRow(form, pageEvents, each);
      await page.getByRole('button', { name: contactForm.panel.done }).click();
      // Past the lifetime of the toast, so that the next one is not mistaken for it.
      await page.clock.runFor(4100);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(form.panelTitle).toBeHidden();
    });
  }
});
