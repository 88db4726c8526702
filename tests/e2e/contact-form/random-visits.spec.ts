import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import fc from 'fast-check';
import { contactForm, pages } from '../../content.ts';
import { builtFiles } from '../support/built-files.ts';
import type { Answer, ContactForm } from '../support/contact-form.ts';
import { type Moment, moments, startDomChanges } from '../support/dom-changes.ts';
import { messagesFrom } from '../support/inbox.ts';
import { newInquiry } from '../support/new-inquiry.ts';
import { expect, phoneTest as test } from '../support/test.ts';

/** How many visits of each kind, and the seed of the first: `VISITS=300 VISITS_SEED=1000`. */
const visits = Number(process.env['VISITS'] ?? 2);
const firstSeed = Number(process.env['VISITS_SEED'] ?? 29);

const scripts = ['client', 'shared', 'ContactFormIsland', 'emailjs'];
const failure = fc.constantFrom('none', 'none', 'none', 'slow', 'once', 'missing');
const step = fc.constantFrom('type', 'type', 'send', 'send', 'reload', 'leave', 'wait', 'outlast');
const plan = fc.record({
  failures: fc.tuple(failure, failure, failure, failure),
  answer: fc.constantFrom<Answer | 'ok'>('ok', 412, 503, 'drop', 'hang'),
  steps: fc.array(step, { minLength: 3, maxLength: 7 }),
});

/** Error 423: when React's file has failed once, Astro loads a second copy, and the tooltips are rendered again. */
const noise =
  /ERR_FAILED|Error hydrating|React error #423|status of \d+|Not allowed to launch|Failed to fetch|ERR_ABORTED|Blocked attempt to show/;

/** An inquiry from this visit: its text as last typed, and its request count when the page showed its panel. */
interface Message {
  readonly email: string;
  text: string;
  /** Whether the form's code had it: earlier text is the browser's to keep when the visitor leaves the page. */
  isKept: boolean;
  requestsWhenUnsent: number | null;
}

async function arrange(page: Page, failures: readonly string[]): Promise<void> {
  for (const [index, name] of scripts.entries()) {
    const script = builtFiles().find((file) => file.startsWith(`/_astro/${name}.`)) ?? '';
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

class Visit {
  messages: Message[] = [];
  readonly form: ContactForm;

  constructor(form: ContactForm) {
    this.form = form;
  }

  async type(): Promise<void> {
    const field = this.form.field('message');
    if (!(await field.isEditable())) return;
    const now = await field.inputValue();
    const current = this.messages.find(({ text }) => text === now);
    if (current) {
      await field.press('End');
      await field.press('x');
      // The form may have been sent and emptied between the two.
      current.text = (await field.inputValue()) || current.text;
      current.isKept = await this.form.send.isEnabled();
      if (current.text === 'x') await field.fill('');
      return;
    }
    const { email, ...values } = newInquiry();
    const message: Message = {
      email,
      text: `A message from ${email}`,
      isKept: false,
      requestsWhenUnsent: null,
    };
    // The field looked empty: a draft that the form's code had yet to show is replaced by what is typed now.
    const draft = await this.form.savedDraft();
    this.messages = this.messages.filter(({ text }) => text !== draft?.message);
    this.messages.push(message);
    // Again: `fill` takes two steps, and another form may replace this one in between.
    await expect(async () => {
      await this.form.fill({ ...values, email, message: message.text });
      expect(await field.inputValue()).toBe(message.text);
    }).toPass();
  }

  /**
   * Leaves the page, and with it what the form's code never had. Retries: the browser cancels a navigation when the
   * mail client opens at the same moment.
   */
  async leave(navigate: () => Promise<unknown>): Promise<void> {
    const isSending = (await this.form.send.textContent())?.includes(contactForm.sending);
    const isReady = isSending || (await this.form.send.isEnabled());
    this.messages = this.messages.filter(({ isKept }) => isKept || isReady);
    for (const message of this.messages) message.isKept = true;
    await expect(navigate).toPass();
  }

  async send(): Promise<void> {
    if (!(await this.form.send.isEnabled())) return;
    const text = await this.form.field('message').inputValue();
    for (const message of this.messages)
      if (message.text === text) message.requestsWhenUnsent = null;
    // By keyboard: a panel that appears above the form may move the button away from the pointer.
    await this.form.send.press('Enter');
  }

  /** Records which messages the page shows as unsent, and finds any that were sent after that. */
  async check(): Promise<void> {
    const { page, wholeMessage, requests } = this.form;
    const unsent = await wholeMessage.evaluateAll((all) =>
      all.map((each) => Reflect.get(each, 'value')).join('\n'),
    );
    if (unsent) {
      // The browser reports the page's requests in order, but later.
      const probe = page.waitForRequest(/robots\.txt\?probe$/);
      await page.evaluate(() => fetch('/robots.txt?probe'));
      await probe;
    }
    for (const message of this.messages) {
      const { text, email, requestsWhenUnsent: before } = message;
      const count = requests.filter((body) => body.includes(email)).length;
      if (before !== null) expect(count, `sent after its panel: ${text}`).toBe(before);
      else if (unsent.includes(text)) message.requestsWhenUnsent = count;
    }
  }

  /** Expects each message on the page, in a field, in the tab's storage or in the inbox. */
  async expectNothingLost(): Promise<void> {
    const { page } = this.form;
    await page.waitForLoadState('domcontentloaded');
    const found = await page.evaluate(() => {
      const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
      const kept = [...fields].map(({ value }) => value).concat(Object.values(sessionStorage));
      return `${document.body.textContent}${kept.join('')}`;
    });
    for (const { email, text } of this.messages) {
      const inbox = await messagesFrom(email);
      const inInbox = inbox.map(({ params }) => params['message'] ?? '');
      expect([found, ...inInbox].join('\n').includes(text), `kept: ${text}`).toBe(true);
    }
  }
}

/** Kinds of visits: without changes to the page, and with changes at each moment. */
const kinds: readonly Moment[] = ['never', ...moments];

for (let number = 0; number < visits * kinds.length; number += 1) {
  const seed = firstSeed + number;
  const moment: Moment = kinds[number % kinds.length] ?? 'never';
  test(`P4 F11 F12 the plan from seed ${seed}, DOM changes ${moment}: no inquiry is lost, none is sent after its panel, and the form stays`, async ({
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
    const visit = new Visit(form);
    const acts = {
      type: () => visit.type(),
      send: () => visit.send(),
      reload: () => visit.leave(() => page.reload({ waitUntil: 'commit' })),
      leave: async () => {
        await visit.leave(() => page.goto(pages.privacy.path, { waitUntil: 'domcontentloaded' }));
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
      await visit.check();
    }
    await visit.expectNothingLost();
    await expect(form.root).toBeVisible();
  });
}
