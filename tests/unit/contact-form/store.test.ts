import { getEventListeners } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmailService } from '../../../src/contact-form/email-service.ts';
import {
  emptyInquiry,
  fieldId,
  fieldNames,
  type Inquiry,
  isSame,
  readFields,
  writeFields,
} from '../../../src/contact-form/fields.ts';
import { draftKey } from '../../../src/contact-form/storage.ts';
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

test('F6 F12 on a way back to a page as it was left, what the tab keeps is shown, and no confirmation', async () => {
  const page = openPage();
  page.type(ada);
  await page.send(200);
  expect(page.store.getState().sent).toMatchObject({ replyTo: ada.email, by: 'service' });
  page.hide();
  page.show(true);
  expect(page.store.getState().sent).toBeNull();
  expect(page.text).toEqual(emptyInquiry);
  expect(sessionStorage).toHaveLength(0);
});

test('F11 the outcome of an earlier inquiry goes with the next one', async () => {
  const page = openPage();
  const next = { ...ada, message: 'The next message' };
  const last = { ...ada, message: 'The last message' };
  for (const [text, answer, sentTo, unsent] of [
    [ada, 412, undefined, [ada]],
    // The same again: it is listed once.
    [ada, 412, undefined, [ada]],
    [ada, 200, ada.email, []],
    [next, 412, undefined, [next]],
    [last, 200, ada.email, [next]],
  ] as const) {
    page.type(text);
    await page.send(answer);
    const { sent, newId, ...state } = page.store.getState();
    expect(sent?.replyTo).toBe(sentTo);
    expect(panels(page)).toEqual(unsent);
    expect(newId, 'the first one is new').toBe(sent?.id ?? state.unsent[0]?.id);
  }
});

test('F12 a text that a program puts into the form while an inquiry is sent stays until it is emptied', async () => {
  const page = openPage();
  page.type(ada);
  const sending = page.send(200);
  const edited = { ...ada, company: 'Another company' };
  page.type(edited);
  await sending;
  expect(page.store.getState().sent).not.toBeNull();
  expect(page.text).toEqual(edited);
  expect(kept(draftKey)).toBe(JSON.stringify(edited));
  page.type(emptyInquiry);
  expect(sessionStorage).toHaveLength(0);
});

test('F3 errors follow each change after a submit, and one that comes back is announced once', () => {
  const page = openPage();
  const { store } = page;
  const type = (text: Partial<Inquiry>) => page.type({ ...ada, ...text });
  const errors = () => {
    const { invalid, reappeared } = store.getState();
    return { invalid, reappeared };
  };
  type({ email: 'ada', company: '' });
  expect(errors()).toEqual({ invalid: null, reappeared: [] });
  expect(store.validate()).toEqual(['email', 'company']);
  expect(errors()).toEqual({ invalid: ['email', 'company'], reappeared: [] });
  type({ company: '' });
  expect(errors()).toEqual({ invalid: ['company'], reappeared: [] });
  type({ email: 'ada@', company: '' });
  const back = store.getState();
  expect(errors()).toEqual({ invalid: ['email', 'company'], reappeared: ['email'] });
  type({ email: 'ada@e', company: '' });
  expect(store.getState(), 'nothing more at the next key').toBe(back);
  page.show(false);
  expect(store.getState(), 'nor once the page has loaded').toBe(back);
  store.validate();
  expect(errors().reappeared).toEqual([]);
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
  // Not again, once the visitor has emptied them.
  writeFields(form, emptyInquiry);
  store.follow();
  store.connect(form, 'navigate');
  expect(readFields(form)).toEqual(emptyInquiry);
});

test('F11 F12 a page listens and restores once, however often its parts are rendered anew', async () => {
  const page = openPage();
  const { store, events } = page;
  page.type(ada);
  await page.send(412);
  sessionStorage.clear();
  for (let count = 0; count < 3; count += 1) store.subscribe(() => undefined)();
  expect(panels(page)).toEqual([ada]);
  for (const type of ['pagehide', 'pageshow']) {
    expect(getEventListeners(events, type)).toHaveLength(1);
  }
});

/** A tab, in which a visitor writes. */
function openTab() {
  sessionStorage.clear();
  let count = 0;
  let page = openPage();
  const pages = [page];
  /** What the visitor has written, and has neither changed nor deleted. */
  let written: Inquiry[] = [];
  const confirmed: Inquiry[] = [];

  function write(message: string): Inquiry {
    written = written.filter((each) => !isSame(each, page.text));
    count += 1;
    const text = { ...ada, message: `${message} ${count}.` };
    written.push(text);
    return text;
  }
  function goTo(next: () => Page): void {
    page.hide();
    page = next();
    pages.push(page);
  }
  async function send(answer: Answer, isMailBroken = false): Promise<void> {
    const { text } = page;
    if (page.store.validate().length > 0) return;
    page.isMailBroken = isMailBroken;
    await page.send(answer);
    if (page.store.getState().sent) confirmed.push(text);
  }
  function finish(how: 'confirmSent' | 'remove'): void {
    const [newest] = panels(page);
    if (!newest) return;
    written = written.filter((each) => !isSame(each, newest));
    page.store[how](newest);
  }

  const steps = {
    'types a message': () => page.type(write('Message')),
    'adds to it': () => page.type(write(page.text.message || 'Message')),
    'empties the form': () => {
      written = written.filter((each) => !isSame(each, page.text));
      page.type(emptyInquiry);
    },
    'has it filled in without an event': () => {
      page.text = write('Filled in');
    },
    'sends it': () => send(200),
    'is refused': () => send(412),
    'meets an outage': () => send(503),
    'gets no answer': () => send('hang'),
    'has no mail client': () => send(412, true),
    reloads: () => goTo(() => openPage({ how: 'reload' })),
    'goes to another page with the form': () => goTo(() => openPage()),
    'goes back': () => goTo(() => openPage({ how: 'back_forward' })),
    'goes back to a page that was kept': () => {
      goTo(() => pages.at(-2) ?? page);
      page.show(true);
    },
    'sees the form crash, and storage cleared': () => {
      page.store.follow();
      sessionStorage.clear();
      page.disconnect();
      page.form = formWith(emptyInquiry);
      page.connect('navigate');
    },
    'clears storage': () => sessionStorage.clear(),
    'says that an email was sent': () => finish('confirmSent'),
    'deletes a message': () => finish('remove'),
  };
  /** What is neither confirmed, in the form nor in a panel. */
  const lost = () => {
    const found = [...confirmed, page.text, ...panels(page)];
    return written.filter((inquiry) => !found.some((each) => isSame(each, inquiry)));
  };
  return { steps: Object.entries(steps), lost };
}

test('F7 F11 F12 whatever happens, each inquiry is confirmed, in the form or, its mail link opened, in a panel', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 15 }), async (numbers) => {
      const { steps, lost } = openTab();
      for (const number of numbers) {
        const [name, take] = steps[number % steps.length] ?? [];
        await take?.();
        expect(lost(), `The visitor ${name}.`).toEqual([]);
      }
    }),
    { seed: 12, numRuns: 300 },
  );
});
