import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { pages } from '../../content.ts';
import type { ContactForm } from '../contact-form.ts';
import { type Answer, inboxOf } from '../inbox.ts';
import { newInquiry } from '../new-inquiry.ts';
import { moments, startOtherPrograms } from '../other-programs.ts';
import { expect, phoneTest as test } from '../test.ts';

/** How many visits at each moment of other programs, and the seed of the first: `VISITS=300 VISITS_SEED=1000`. */
const visits = Number(process.env['VISITS'] ?? 2);
const firstSeed = Number(process.env['VISITS_SEED'] ?? 1);

const scripts = [
  /\/_astro\/client\./,
  /\/_astro\/shared\./,
  /\/_astro\/ContactFormRoot\./,
] as const;
const failure = fc.constantFrom('none', 'none', 'slow', 'once', 'missing');
const step = fc.constantFrom('type', 'type', 'send', 'send', 'reload', 'leave', 'wait');
const plan = fc.record({
  failures: fc.tuple(failure, failure, failure),
  answer: fc.constantFrom<Answer>('ok', 'ok', 412, 'hang'),
  steps: fc.array(step, { minLength: 2, maxLength: 5 }),
});

const noise =
  /ERR_FAILED|Error hydrating|status of 412|Not allowed to launch|Failed to fetch|ERR_ABORTED/;

/** An inquiry of this visit: its text as last typed, and its attempts when the page showed that it failed. */
interface Message {
  readonly email: string;
  text: string;
  attemptsWhenFailureShown: number | null;
}

async function arrange(page: Page, failures: readonly string[]): Promise<void> {
  for (const [index, script] of scripts.entries()) {
    const how = failures[index];
    if (how === 'slow') {
      await page.route(script, async (route) => {
        await sleep(300 * (index + 1));
        await route.continue().catch(() => undefined);
      });
    } else if (how !== 'none') {
      const times = how === 'once' ? { times: 1 } : {};
      await page.route(script, (route) => route.abort(), times);
    }
  }
}

/** Navigates, again if need be: the browser cancels a navigation when the mail client opens at the same moment. */
const untilDone = (navigate: () => Promise<unknown>) => expect(navigate).toPass();

/** Everything that the page holds at one moment: fields, panels, text and the tab's storage. */
const pageText = (page: Page) =>
  page.evaluate(() =>
    [
      ...[...document.querySelectorAll('input, textarea')].map((field) =>
        Reflect.get(field, 'value'),
      ),
      ...Object.values({ ...sessionStorage }),
      document.body.textContent,
    ].join('\n'),
  );

class Visit {
  readonly messages: Message[] = [];
  readonly form: ContactForm;
  /** The bodies that the page has sent, counted as they leave: one may reach the inbox after the page has given up. */
  readonly sent: string[] = [];

  constructor(form: ContactForm) {
    this.form = form;
    form.page.on('request', (request) => this.sent.push(request.postData() ?? ''));
  }

  async type(answer: Answer): Promise<void> {
    const field = this.form.field('message');
    if (!(await field.isEditable())) return;
    const now = await field.inputValue();
    const current = this.messages.find(({ text }) => text === now);
    if (current) {
      await field.press('End');
      await field.press('x');
      // The form may have been sent and emptied between the two.
      current.text = (await field.inputValue()) || current.text;
      if (current.text === 'x') await field.fill('');
      return;
    }
    const { email, ...values } = newInquiry();
    const message = { email, text: `A message from ${email}`, attemptsWhenFailureShown: null };
    await inboxOf(email).answer(answer);
    this.messages.push(message);
    // Again: `fill` takes two steps, and another form may take the place of this one between them.
    await expect(async () => {
      await this.form.fill({ ...values, email, message: message.text });
      expect(await field.inputValue()).toBe(message.text);
    }).toPass();
  }

  async send(): Promise<void> {
    if (!(await this.form.send.isEnabled())) return;
    const text = await this.form.field('message').inputValue();
    for (const message of this.messages)
      if (message.text === text) message.attemptsWhenFailureShown = null;
    // By keyboard: a panel that appears above the form may move the button away from the pointer.
    await this.form.send.press('Enter');
  }

  /** Notes which messages the page shows as failed, and finds any that was sent after that. */
  async check(): Promise<void> {
    const { page, notice, panelTitle, wholeMessage } = this.form;
    const isFailureShown = (await notice.isVisible()) || (await panelTitle.first().isVisible());
    if (isFailureShown) {
      // The browser reports the requests that the page has made in order, but later.
      const probe = page.waitForRequest(/robots\.txt\?probe$/);
      await page.evaluate(() => fetch('/robots.txt?probe'));
      await probe;
    }
    const panels = await wholeMessage.evaluateAll((all) =>
      all.map((each) => Reflect.get(each, 'value')).join('\n'),
    );
    for (const message of this.messages) {
      const { text, email, attemptsWhenFailureShown: before } = message;
      const attempts = this.sent.filter((body) => body.includes(email)).length;
      if (before !== null) expect(attempts, `sent after a failure notice: ${text}`).toBe(before);
      else if (isFailureShown && panels.includes(text)) message.attemptsWhenFailureShown = attempts;
    }
  }

  async expectNothingLost(): Promise<void> {
    await this.form.page.waitForLoadState('domcontentloaded');
    const found = await pageText(this.form.page);
    for (const { email, text } of this.messages) {
      const inbox = await inboxOf(email).messages();
      const inInbox = inbox.map(({ params }) => params['message'] ?? '');
      expect([found, ...inInbox].join('\n'), 'lost').toContain(text);
    }
  }
}

const drawn = moments.flatMap((moment) =>
  Array.from({ length: visits }, (_, index) => ({ moment, seed: firstSeed + index })),
);

for (const { moment, seed } of drawn) {
  test(`P2 P3 P4 F11 random visit ${seed}, programs ${moment}: no inquiry is lost, none is sent after a failure notice, the form stays`, async ({
    form,
    page,
    pageEvents,
  }) => {
    const [chosen] = fc.sample(plan, { seed, numRuns: 1 });
    if (!chosen) throw new Error('Nothing was drawn.');
    const { failures, answer, steps } = chosen;
    pageEvents.allowMessage(noise);
    await page.clock.install();
    await startOtherPrograms(page, pageEvents, moment);
    await arrange(page, failures);
    const visit = new Visit(form);
    const acts = {
      type: () => visit.type(answer),
      send: () => visit.send(),
      reload: () => untilDone(() => page.reload({ waitUntil: 'commit' })),
      leave: async () => {
        await untilDone(() => page.goto(pages.privacy.path, { waitUntil: 'domcontentloaded' }));
        await untilDone(() => page.goBack({ waitUntil: 'commit' }));
      },
      wait: () => page.clock.runFor(700),
    };
    await form.open();
    await visit.type(answer);
    for (const name of steps) {
      await acts[name]();
      await visit.check();
    }
    // Past every deadline.
    await page.clock.runFor(9000);
    await visit.check();
    await page.clock.runFor(9000);
    await visit.check();
    await visit.expectNothingLost();
    await form.expectIntact();
  });
}
