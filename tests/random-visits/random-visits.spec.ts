import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { contactForm } from '../../src/content/contact-form.ts';
import { builtScript } from '../e2e/support/built-scripts.ts';
import type { ContactForm } from '../e2e/support/contact-form.ts';
import { type Moment, moments, startDomChanges } from '../e2e/support/dom-changes.ts';
import { type Answer, answerWith, failScript } from '../e2e/support/faults.ts';
import { messagesFrom } from '../e2e/support/inbox.ts';
import { newInquiry } from '../e2e/support/new-inquiry.ts';
import { expect, phoneTest as test } from '../e2e/support/test.ts';

/** How many visits without and how many with changes by other programs, and the seed of the first. */
const visits = Number(process.env['VISITS'] ?? 300);
const firstSeed = Number(process.env['VISITS_SEED'] ?? 1);

const step = fc.constantFrom('type', 'type', 'send', 'send', 'reload', 'leave', 'wait', 'outlast');
const plan = fc.record({
  /** Of React, of the form, and of the email library. */
  slowScripts: fc.subarray(['client', 'ContactForm', 'es']),
  library: fc.constantFrom('loads', 'loads', 'fails once', 'is missing'),
  answer: fc.constantFrom<Answer | 'ok'>('ok', 412, 503, 'drop', 'hang'),
  steps: fc.array(step, { minLength: 3, maxLength: 7 }),
});

const noise =
  /ERR_FAILED|React error #(?:418|423)|status of \d+|Not allowed to launch|Failed to fetch|ERR_ABORTED|Blocked attempt to show/;

async function slowDown(page: Page, scripts: readonly string[]): Promise<void> {
  for (const [index, name] of scripts.entries()) {
    await page.route(builtScript(name), async (route) => {
      await sleep(300 * (index + 1));
      // The page may be gone.
      await route.continue().catch(() => undefined);
    });
  }
}

/** What one visitor does, and the messages that they wrote: all that the form's code has had, and must not lose. */
class Visit {
  readonly form: ContactForm;
  readonly messages: { readonly email: string; text: string }[] = [];

  constructor(form: ContactForm) {
    this.form = form;
  }

  /** Waits for the form's code; then adds a letter to the message in the form, or writes a new one. */
  async type(): Promise<void> {
    const { send } = this.form;
    const field = this.form.field('message');
    // The code loads when the form is near.
    await expect(() => field.scrollIntoViewIfNeeded()).toPass();
    await expect(send).not.toHaveAttribute('disabled');
    // While an inquiry is sent, nothing can be typed.
    if (!(await field.isEditable())) return;
    const shown = await field.inputValue();
    const current = this.messages.find(({ text }) => text === shown);
    if (current) {
      await field.press('End');
      await field.press('x');
      current.text += 'x';
      expect(await field.inputValue()).toBe(current.text);
      return;
    }
    const inquiry = newInquiry();
    const text = `A message from ${inquiry.email}`;
    await this.form.fill({ ...inquiry, message: text });
    this.messages.push({ email: inquiry.email, text });
  }

  async send(): Promise<void> {
    // By keyboard: a panel that appears above the form may move the button away from the pointer.
    if (await this.form.send.isEnabled()) await this.form.send.press('Enter');
  }

  async reload(): Promise<void> {
    // Again: the browser cancels a navigation when the mail client opens at the same moment.
    await expect(() => this.form.page.reload({ waitUntil: 'commit' })).toPass();
  }

  async leave(): Promise<void> {
    const { page } = this.form;
    const { href } = contactForm.privacy;
    await expect(() => page.goto(href, { waitUntil: 'domcontentloaded' })).toPass();
    // Either navigation may have succeeded twice, because the first try was reported as canceled, or not at all; and one
    // that comes just as a page is shown takes that page's place in the history.
    const options = { waitUntil: 'commit', timeout: 15_000 } as const;
    await expect(async () => {
      if (page.url().endsWith(href)) await page.goBack(options);
      if (page.url() === 'about:blank') await page.goto('/#contact', options);
      expect(new URL(page.url()).pathname).toBe('/');
    }).toPass({ intervals: [5000] });
  }

  async wait(): Promise<void> {
    await this.form.page.clock.runFor(700);
  }

  /** Past every deadline. */
  async outlast(): Promise<void> {
    await this.form.page.clock.runFor(9000);
  }

  /** Expects each message on the page, in a field, in the tab's storage or in the inbox. */
  async expectNothingLost(): Promise<void> {
    const found = await this.form.page.evaluate(() => {
      const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
      const kept = [...fields].map(({ value }) => value).concat(Object.values(sessionStorage));
      return `${document.body.textContent}${kept.join('')}`;
    });
    for (const { email, text } of this.messages) {
      const inInbox = (await messagesFrom(email)).map(({ params }) => params['message'] ?? '');
      expect([found, ...inInbox].join('\n').includes(text), `kept: ${text}`).toBe(true);
    }
  }
}

for (let number = 0; number < 2 * visits; number += 1) {
  const seed = firstSeed + number;
  const moment: Moment | undefined =
    number % 2 === 0 ? undefined : moments[((number - 1) / 2) % moments.length];
  test(`P4 F12 the visit from seed ${seed}, DOM changes ${moment ?? 'never'}: no inquiry is lost, and the form stays`, async ({
    form,
    page,
    pageEvents,
  }) => {
    const [chosen] = fc.sample(plan, { seed, numRuns: 1 });
    if (!chosen) throw new Error('No plan was drawn.');
    const { slowScripts, library, answer, steps } = chosen;
    pageEvents.allowMessage(noise);
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.clock.install();
    if (moment) await startDomChanges(page, moment);
    await slowDown(page, slowScripts);
    if (library === 'fails once') await failScript(form, 'es', { times: 1 });
    if (library === 'is missing') await failScript(form, 'es');
    if (answer !== 'ok') await answerWith(form, answer);
    const visit = new Visit(form);
    await form.open();
    for (const name of ['type', ...steps, 'outlast', 'outlast'] as const) await visit[name]();
    await page.waitForLoadState('domcontentloaded');
    await visit.expectNothingLost();
    await expect(form.root).toBeVisible();
  });
}
