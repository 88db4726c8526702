import type { Page } from '@playwright/test';
import { longestLink } from '../../../src/contact-form/brief-mail-link.ts';
import { contactForm } from '../../content.ts';
import { alterHome } from '../altered-home.ts';
import type { ContactForm } from '../contact-form.ts';
import { type Answer, inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { denyStorage, narrow } from '../page-state.ts';
import { sendRequest } from '../sending.ts';
import { expect, type PageEvents, test } from '../test.ts';
import { findText, type TextLocation } from '../text-locations.ts';

// A phone's window: nothing here depends on the size, and it is drawn faster.
test.use({ viewport: narrow });

const { panel, toasts } = contactForm;

interface Case {
  readonly name: string;
  /** What the service does; `ok` where the fault lies elsewhere. */
  readonly answer?: Answer;
  readonly message?: string;
  /** Runs before the page is visited. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Runs once the form is filled in. */
  readonly beforeSubmit?: (page: Page) => Promise<unknown>;
  /** Requests that reach the service. */
  readonly attempts: number;
  /** Milliseconds of the page's time after which the panel is there: not 100 before, and at once then. */
  readonly duration: 0 | 1100 | 8000;
  readonly locations?: readonly TextLocation[];
  /** What the panel says in addition. */
  readonly notice?: string;
}

/** What the browser itself writes to the console about these faults. */
const noise = /status of \d{3}|ERR_EMPTY_RESPONSE|ERR_BLOCKED_BY_CLIENT/;

function removeKeys(page: Page): Promise<void> {
  return alterHome(page, (text) => text.replace(/(&quot;emailKeys&quot;:\[0,)\{.*?\}/, '$1null'));
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

const unsent = { duration: 0, attempts: 0 } as const;
const final = { duration: 0, attempts: 1 } as const;
const transient = { duration: 1100, attempts: 2 } as const;
const notKept = { ...final, locations: ['panel', 'mail draft'], notice: panel.notKept } as const;

// What each answer of the service counts as is in tests/unit/contact-form/classify-response.test.ts.
const cases: readonly Case[] = [
  { name: 'the connection breaks twice', answer: 'drop', ...transient },
  { name: 'a page of another program with status 200', answer: 'garbage', ...final },
  { name: 'the service never answers', answer: 'hang', duration: 8000, attempts: 1 },
  { name: 'offline', beforeSubmit: (page) => page.context().setOffline(true), ...unsent },
  { name: 'the site has no keys for the service', arrange: removeKeys, ...unsent },
  { name: 'status 400, and storage is denied', answer: 400, arrange: denyStorage, ...notKept },
  {
    name: 'status 400, and the tab has no room left',
    answer: 400,
    arrange: fillStorage,
    ...notKept,
  },
  {
    name: 'a content blocker stops the request',
    arrange: (page) => page.route(sendRequest, (route) => route.abort('blockedbyclient')),
    duration: 1100,
    attempts: 0,
  },
  {
    name: 'a message of 60 KB',
    message: 'Sixty thousand characters. '.repeat(2300),
    ...final,
    locations: ['panel', 'cut mail draft', 'tab storage'],
    notice: panel.cut,
  },
  {
    name: 'a program fills in the hidden field',
    beforeSubmit: (page) =>
      page.locator('input[name=reference]').evaluate((field: HTMLInputElement) => {
        field.value = 'https://spam.example';
      }),
    ...unsent,
  },
];

/** Waits until a request to the service has come to an end. */
const requestEnded = (page: Page) =>
  Promise.race(
    (['requestfinished', 'requestfailed'] as const).map((event) =>
      // Typed by one name of an event at a time.
      page.waitForEvent(event as 'requestfinished', (request) => request.url().endsWith('/send')),
    ),
  );

/** Submits an inquiry, and compares what the page says, when, and where the text is then. */
async function expectFallback(
  form: ContactForm,
  pageEvents: PageEvents,
  each: Case,
): Promise<void> {
  const { duration } = each;
  const { page } = form;
  const inquiry = newInquiry(each.message ? { message: each.message.trim() } : {});
  pageEvents.allowMessage(noise);
  if (each.answer) await inboxOf(inquiry.email).answer(each.answer);
  await form.fill(inquiry);
  await each.beforeSubmit?.(page);

  const ended = duration === 1100 ? requestEnded(page) : null;
  await form.send.press('Enter');
  await ended;
  if (duration === 8000) {
    await expect.poll(() => inboxOf(inquiry.email).attempts()).toHaveLength(1);
  }
  if (duration > 0) {
    await page.clock.runFor(duration - 100);
    await expect(form.panelTitle).toBeHidden();
    await page.clock.runFor(110);
  }
  await expect(form.panelTitle).toBeFocused();
  await expect.poll(() => pageEvents.mailLinks).toHaveLength(1);
  expect(pageEvents.mailLinks[0]?.length).toBeLessThanOrEqual(longestLink);
  for (const text of [toasts.mailFallback.title, panel.title, each.notice ?? []].flat()) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  expect(await form.wholeMessage.inputValue()).toContain(inquiry.email);
  expect(await inboxOf(inquiry.email).attempts()).toHaveLength(each.attempts);
  const locations = await findText(form, inquiry, pageEvents.mailLinks);
  expect(locations).toEqual(each.locations ?? ['panel', 'mail draft', 'tab storage']);
  expect(pageEvents.mailLinks).toHaveLength(1);
}

for (const each of cases) {
  test(`F7 F8 F9 F11 F13 ${each.name}`, async ({ form, page, pageEvents }) => {
    await each.arrange?.(page);
    await page.clock.install();
    await form.open();
    await form.expectReady();
    await form.stopClock();
    await expectFallback(form, pageEvents, each);
  });
}

test('F7b F6 where storage is denied the inquiry is sent all the same', async ({ form, page }) => {
  await denyStorage(page);
  const inquiry = await form.openFilled();
  const request = page.waitForRequest(sendRequest);
  await form.send.click();
  await expect(form.confirmation).toBeVisible();
  expect(Object.keys((await request).postDataJSON())).toEqual([
    ...['lib_version', 'user_id', 'service_id', 'template_id', 'template_params'],
  ]);
  const [message] = await inboxOf(inquiry.email).messages();
  expect(message?.params['message']).toBe(inquiry.message);
});
