import { getEventListeners } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  emptyInquiry,
  fieldId,
  fieldNames,
  type Inquiry,
  isSame,
  readFields,
  writeFields,
} from '../../../src/contact-form/fields.ts';
import type { EmailService } from '../../../src/contact-form/send.ts';
import { draftKey, unsentKey } from '../../../src/contact-form/storage.ts';
import { createInquiryStore } from '../../../src/contact-form/store.ts';
import { ada } from './samples.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** How the service answers: with a status, or not at all. */
type Answer = number | 'hang';

/** A service without a network. */
const serviceThat = (answer: Answer): EmailService => ({
  preload: () => undefined,
  attempt: () =>
    answer === 'hang' ? new Promise(() => undefined) : Promise.resolve({ status: answer }),
});

/** A form whose fields hold a text, without a document. */
function formWith(text: Inquiry): HTMLFormElement {
  const fields = new Map(fieldNames.map((name) => [`#${fieldId(name)}`, { value: text[name] }]));
  const form = {
    querySelector: (selector: string) => fields.get(selector) ?? null,
    reset: () => writeFields(form as never, emptyInquiry),
  };
  return form as never;
}

interface Arrival {
  how?: NavigationTimingType;
  /** What the fields hold before the code runs. */
  early?: Inquiry;
}

/** A page that a visitor has opened: its fields, its store, and the mail links that it has opened. */
function openPage({ how = 'navigate', early = emptyInquiry }: Arrival = {}) {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const mailLinks: string[] = [];
  vi.stubGlobal('location', {
    set href(link: string) {
      if (page.isMailBroken) throw new Error('no link today');
      mailLinks.push(link);
    },
  });
  const page = {
    form: formWith(early),
    get text(): Inquiry {
      return readFields(page.form);
    },
    set text(text: Inquiry) {
      writeFields(page.form, text);
    },
    mailLinks,
    /** Makes the mail link throw. */
    isMailBroken: false,
    events,
    show: (persisted: boolean) =>
      events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    hide: () => events.dispatchEvent(new Event('pagehide')),
    store: createInquiryStore(early),
    disconnect: () => {},
    /** As React does when it renders a form. */
    connect(how: NavigationTimingType) {
      page.disconnect = page.store.connect(page.form, how);
    },
    type(text: Inquiry) {
      page.text = text;
      page.store.follow();
    },
    /** Sends what is typed, past every deadline. */
    async send(answer: Answer) {
      const sent = page.store.submit(serviceThat(answer));
      await vi.advanceTimersByTimeAsync(20_000);
      await sent;
    },
  };
  page.connect(how);
  page.store.subscribe(() => undefined);
  page.show(false);
  return page;
}

type Page = ReturnType<typeof openPage>;

const kept = (key: string) => sessionStorage.getItem(key);
const panels = ({ store }: Page) => store.getState().unsent.map(({ inquiry }) => inquiry);

test('F6 F12 what was sent goes from form and tab, and its confirmation with a reload', async () => {
  const page = openPage();
  page.type(ada);
  expect(JSON.parse(kept(draftKey) ?? '')).toEqual(ada);
  await page.send(200);
  const { status, sent, newId } = page.store.getState();
  expect({ status, sent }).toEqual({
    status: 'idle',
    sent: { id: newId, replyTo: ada.email, by: 'service' },
  });
  expect(page.text).toEqual(emptyInquiry);
  expect([kept(draftKey), kept(unsentKey)]).toEqual([null, null]);
  // Also on a way back to the page as it was left.
  page.hide();
  page.show(true);
  expect(page.store.getState().sent).toBeNull();
});

test('F8 sending is slow after three seconds, and F4 sends once', async () => {
  const page = openPage();
  page.type(ada);
  const attempt = vi.fn(() => new Promise(() => undefined));
  const statuses: string[] = [];
  page.store.subscribe(() => statuses.push(page.store.getState().status));
  for (let count = 0; count < 3; count += 1) {
    void page.store.submit({ ...serviceThat('hang'), attempt });
  }
  await vi.advanceTimersByTimeAsync(2999);
  expect(new Set(statuses)).toEqual(new Set(['sending']));
  await vi.advanceTimersByTimeAsync(1);
  expect(statuses.at(-1)).toBe('slow');
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.store.getState()).toMatchObject({ status: 'idle', unsent: [{ inquiry: ada }] });
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.mailLinks).toHaveLength(1);
});

test('F3 errors follow each change after a submit, and one that comes back is announced once', () => {
  const page = openPage();
  const { store } = page;
  const type = (text: Partial<Inquiry>) => page.type({ ...ada, ...text });
  const errors = () => {
    const { invalid, returned } = store.getState();
    return { invalid, returned };
  };
  type({ email: 'ada', company: '' });
  expect(errors()).toEqual({ invalid: null, returned: [] });
  expect(store.validate()).toEqual(['email', 'company']);
  expect(errors()).toEqual({ invalid: ['email', 'company'], returned: [] });
  type({ company: '' });
  expect(errors()).toEqual({ invalid: ['company'], returned: [] });
  type({ email: 'ada@', company: '' });
  const back = store.getState();
  expect(errors()).toEqual({ invalid: ['email', 'company'], returned: ['email'] });
  type({ email: 'ada@e', company: '' });
  expect(store.getState(), 'nothing more at the next key').toBe(back);
  store.validate();
  expect(errors().returned).toEqual([]);
});

test('F10 F12 after a failure the form keeps text and rules, until the next attempt', async () => {
  const page = openPage();
  vi.spyOn(console, 'error').mockReturnValue();
  page.type(ada);
  page.isMailBroken = true;
  page.store.validate();
  await page.send(412);
  expect(page.store.getState()).toMatchObject({ status: 'failed', invalid: [], unsent: [] });
  expect(page.text).toEqual(ada);
  page.isMailBroken = false;
  await page.send(412);
  expect(page.store.getState()).toMatchObject({ status: 'idle', invalid: null });
  expect(panels(page)).toEqual([ada]);
});

test('P4 R5 text stays when React puts other fields in the place of those on the page', () => {
  const page = openPage({ early: ada });
  page.disconnect();
  page.form = formWith(emptyInquiry);
  page.connect('navigate');
  expect(page.text).toEqual(ada);
  // Before the code has had any fields.
  sessionStorage.clear();
  const store = createInquiryStore(ada);
  expect(store.writtenText()).toBe(Object.values(ada).join('\n'));
  const form = formWith(emptyInquiry);
  store.connect(form, 'navigate');
  expect(readFields(form)).toEqual(ada);
});

test('F12 a page listens once, however often its parts are rendered anew', () => {
  const { store, events } = openPage();
  for (let count = 0; count < 3; count += 1) store.subscribe(() => undefined)();
  for (const type of ['pagehide', 'pageshow']) {
    expect(getEventListeners(events, type)).toHaveLength(1);
  }
});

/** What a visitor, another program or the service does next. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), to: fc.constantFrom('new', 'more', 'nothing') }),
  fc.record({
    kind: fc.constant('send' as const),
    answer: fc.constantFrom<Answer>(200, 412, 503, 'hang'),
    isMailBroken: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('reload', 'leave', 'back', 'back to a kept page', 'crash', 'clear'),
  }),
  fc.record({ kind: fc.constantFrom('confirm', 'remove', 'fill in without an event') }),
);

test('F7 F11 F12 whatever happens, each inquiry is confirmed, in an opened mail link, in the form or in a panel', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      sessionStorage.clear();
      let count = 0;
      /** What the visitor has written, and neither changed nor deleted nor called sent. */
      let written: Inquiry[] = [];
      const done: Inquiry[] = [];
      const history = [openPage()];
      let page = history[0] ?? openPage();
      const goTo = (next: Page) => {
        page = next;
        history.push(next);
      };
      const has = (inquiry: Inquiry) =>
        [...done, page.text, ...panels(page)].some((each) => isSame(each, inquiry)) ||
        history.some(({ mailLinks }) =>
          mailLinks.some((link) => link.includes(encodeURIComponent(inquiry.message))),
        );
      const write = (text: Inquiry) => {
        written = written.filter((each) => !isSame(each, page.text));
        if (!isSame(text, emptyInquiry)) written.push(text);
      };
      for (const { kind, ...options } of steps) {
        if (kind === 'type' && 'to' in options) {
          count += 1;
          const start = options.to === 'more' ? page.text.message : 'Hello.';
          const message = `${start} Message ${count}.`.trim();
          const text = options.to === 'nothing' ? emptyInquiry : { ...ada, message };
          write(text);
          page.type(text);
        } else if (kind === 'fill in without an event') {
          count += 1;
          const text = { ...ada, message: `Filled in ${count}.` };
          write(text);
          page.text = text;
        } else if (kind === 'send' && 'answer' in options) {
          page.isMailBroken = options.isMailBroken;
          const text = page.text;
          if (page.store.validate().length > 0) continue;
          await page.send(options.answer);
          if (page.store.getState().sent?.by === 'service') done.push(text);
        } else if (kind === 'reload' || kind === 'back') {
          page.hide();
          goTo(openPage({ how: kind === 'back' ? 'back_forward' : 'reload' }));
        } else if (kind === 'leave') {
          page.hide();
          goTo(openPage());
        } else if (kind === 'back to a kept page') {
          page.hide();
          goTo(history.at(-2) ?? page);
          page.show(true);
        } else if (kind === 'crash') {
          page.store.follow();
          page.disconnect();
          page.form = formWith(emptyInquiry);
          page.connect('navigate');
        } else if (kind === 'clear') {
          sessionStorage.clear();
        } else {
          const [newest] = panels(page);
          if (!newest) continue;
          done.push(newest);
          page.store[kind === 'confirm' ? 'confirmSent' : 'remove'](newest);
        }
        const lost = written.filter((inquiry) => !has(inquiry));
        expect(lost, `after ${kind}`).toEqual([]);
      }
    }),
    { seed: 12, numRuns: 300 },
  );
});
