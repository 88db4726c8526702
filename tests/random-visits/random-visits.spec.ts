import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import fc from 'fast-check';
import { contactForm } from '../content.ts';
import { builtScripts } from '../e2e/support/built-scripts.ts';
import type { Answer, ContactForm } from '../e2e/support/contact-form.ts';
import { type Moment, moments, startDomChanges } from '../e2e/support/dom-changes.ts';
import { messagesFrom } from '../e2e/support/inbox.ts';
import { newInquiry } from '../e2e/support/new-inquiry.ts';
import { expect, phoneTest as test } from '../e2e/support/test.ts';

/** How many visits without and how many with changes by other programs, and the seed of the first. */
const visits = Number(process.env['VISITS'] ?? 300);
const firstSeed = Number(process.env['VISITS_SEED'] ?? 1);

/** Of React, of the form, and of the email library. */
const scripts = ['client', 'ContactForm', 'es'];
const failure = fc.constantFrom('none', 'none', 'none', 'slow', 'once', 'missing');
const step = fc.constantFrom('type', 'type', 'send', 'send', 'reload', 'leave', 'wait', 'outlast');
const plan = fc.record({
  failures: fc.tuple(failure, failure, failure),
  answer: fc.constantFrom<Answer | 'ok'>('ok', 412, 503, 'drop', 'hang'),
  steps: fc.array(step, { minLength: 3, maxLength: 7 }),
});

/** Error 423: when React's file has failed once, Astro loads a second copy. */
const noise =
  /ERR_FAILED|Error hydrating|React error #423|status of \d+|Not allowed to launch|Failed to fetch|ERR_ABORTED|Blocked attempt to show/;

async function arrange(page: Page, failures: readonly string[]): Promise<void> {
  for (const [index, name] of scripts.entries()) {
    const script = builtScripts().find((file) => file.startsWith(`/_astro/${name}.`)) ?? '';
    expect(script, `a script named ${name}`).not.toBe('');
    const how = failures[index];
    if (how === 'none') continue;
    const fail = async (route: Route) => {
      if (how !== 'slow') return route.abort();
      await sleep(300 * (index + 1));
      await route.continue().catch(() => undefined);
    };
    await page.route(script, fail, how === 'once' ? { times: 1 } : {});
  }
}

/** One inquiry of a visit. */
interface Message {
  readonly email: string;
  text: string;
  /** Whether the form's code has had this text: earlier text is the browser's to keep. */
  isKept: boolean;
}

class Visit {
  messages: Message[] = [];
  readonly form: ContactForm;
  readonly moment: Moment;

  constructor(form: ContactForm, moment: Moment) {
    this.form = form;
    this.moment = moment;
  }

  /** Adds a letter to the message in the form, or writes a new one. */
  async type(): Promise<void> {
    const field = this.form.field('message');
    if (!(await field.isEditable())) return;
    const now = await field.inputValue();
    // Perhaps with a letter that was typed before the code was there.
    const current = this.messages.find(({ text }) => now.startsWith(text));
    const isKept = await this.isRunning();
    if (current) {
      await field.press('End');
      await field.press('x');
      // The form may have been sent and emptied between the two.
      const text = await field.inputValue();
      if (text === 'x') await field.fill('');
      // A letter typed before the code is there gives way to the draft.
      else if (isKept) current.text = text || current.text;
      return;
    }
    const inquiry = newInquiry();
    const text = `A message from ${inquiry.email}`;
    // The field looked empty: a draft that the form's code had yet to show is replaced by what is typed now.
    const draft = await this.form.savedDraft();
    this.messages = this.messages.filter((each) => each.text !== draft?.message);
    this.messages.push({ email: inquiry.email, text, isKept });
    // Again: `fill` takes two steps, and another form may replace this one in between.
    await expect(async () => {
      await this.form.fill({ ...inquiry, message: text });
      expect(await field.inputValue()).toBe(text);
    }).toPass();
  }

  async send(): Promise<void> {
    // By keyboard: a panel that appears above the form may move the button away from the pointer.
    if (await this.form.send.isEnabled()) await this.form.send.press('Enter');
  }

  /** Forgets what the form's code never had, which may be lost on the way. */
  async leave(navigate: () => Promise<unknown>): Promise<void> {
    this.messages = this.messages.filter(({ isKept }) => isKept);
    // Again: the browser cancels a navigation when the mail client opens at the same moment.
    await expect(navigate).toPass();
  }

  /** Whether the form's code is there. */
  async isRunning(): Promise<boolean> {
    const { send } = this.form;
    return (await send.isEnabled()) || (await send.getAttribute('aria-disabled')) === 'true';
  }

  /** Once the form's code is there it has every message, except for one that another program took the form from. */
  async look(): Promise<void> {
    if (!(await this.isRunning())) return;
    const draft = (await this.form.savedDraft())?.message;
    for (const message of this.messages) {
      if (this.moment === 'never' || draft === message.text) message.isKept = true;
    }
    this.messages = this.messages.filter(({ isKept }) => isKept);
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
  const moment: Moment =
    number % 2 === 0 ? 'never' : (moments[((number - 1) / 2) % moments.length] ?? 'never');
  test(`P4 F12 the visit from seed ${seed}, DOM changes ${moment}: no inquiry is lost, and the form stays`, async ({
    form,
    page,
  }) => {
    const [chosen] = fc.sample(plan, { seed, numRuns: 1 });
    if (!chosen) throw new Error('No plan was drawn.');
    const { failures, answer, steps } = chosen;
    form.pageEvents.allowMessage(noise);
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.clock.install();
    await startDomChanges(form, moment);
    await arrange(page, failures);
    if (answer !== 'ok') await form.answer(answer);
    const visit = new Visit(form, moment);
    const acts = {
      type: () => visit.type(),
      send: () => visit.send(),
      reload: () => visit.leave(() => page.reload({ waitUntil: 'commit' })),
      leave: async () => {
        const policy = contactForm.privacy.href;
        await visit.leave(() => page.goto(policy, { waitUntil: 'domcontentloaded' }));
        await expect(() => page.goBack({ waitUntil: 'commit' })).toPass();
      },
      wait: () => page.clock.runFor(700),
      /** Past every deadline. */
      outlast: () => page.clock.runFor(9000),
    };
    await form.open();
    await visit.type();
    for (const name of [...steps, 'outlast', 'outlast'] as const) {
      await acts[name]();
      await visit.look();
    }
    await page.waitForLoadState('domcontentloaded');
    await visit.expectNothingLost();
    await expect(form.root).toBeVisible();
  });
}
