import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyInquiry, type Inquiry, isEmpty, isSame } from '../../../src/contact-form/fields.ts';
import { type Answer, openPage, type Page, stubMailClient } from './page.ts';
import { ada, refuse } from './samples.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('F11 the outcome of an earlier inquiry goes with the next one', async () => {
  stubMailClient();
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
    const { sent, newestId, ...state } = page.store.getState();
    expect(sent?.replyTo).toBe(sentTo);
    expect(page.panels).toEqual(unsent);
    expect(newestId, 'the first one is new').toBe(sent?.id ?? state.unsent[0]?.id);
  }
});

test('F3 errors follow each change from a submit until the form is emptied, and one that comes back is announced once', async () => {
  const page = openPage();
  const { store } = page;
  const errorsOf = (text: Partial<Inquiry>) => {
    page.type({ ...ada, ...text });
    const { invalid, toAnnounce } = store.getState();
    return { invalid, toAnnounce };
  };
  const rest = { invalid: null, toAnnounce: [] };
  expect(errorsOf({ email: 'ada', company: 'E' })).toEqual(rest);
  expect(store.validate()).toEqual(['email', 'company']);
  expect(store.getState().toAnnounce).toEqual([]);
  expect(errorsOf({ company: 'E' })).toEqual({ invalid: ['company'], toAnnounce: [] });
  const both = { invalid: ['email', 'company'], toAnnounce: ['email'] };
  expect(errorsOf({ email: 'ada@', company: 'E' })).toEqual(both);
  const back = store.getState();
  errorsOf({ email: 'ada@e', company: 'E' });
  page.show(false);
  expect(store.getState(), 'not at the next key, nor once the page has loaded').toBe(back);
  store.validate();
  expect(store.getState().toAnnounce).toEqual([]);
  errorsOf({});
  await page.send(200);
  expect(errorsOf({ email: 'ada' })).toEqual(rest);
});

/** A tab, in which a visitor writes. */
function openTab() {
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
  let count = 0;
  let page = openPage();
  const pages = [page];
  /** What the visitor has written, and has neither changed nor deleted. */
  let written: Inquiry[] = [];
  const confirmed: Inquiry[] = [];

  const forget = (text: Inquiry) => {
    written = written.filter((each) => !isSame(each, text));
  };
  /** Takes the place of what is in the form. */
  function write(message: string): Inquiry {
    forget(page.text);
    count += 1;
    const text = { ...ada, message: `${message} ${count}.` };
    written.push(text);
    return text;
  }
  function goTo(next: () => Page): void {
    // Without room, storage would keep nothing beyond the page.
    setFull(false);
    page.hide();
    page = next();
    pages.push(page);
    const { sent, invalid } = page.store.getState();
    expect(sent).toBeNull();
    if (isEmpty(page.text)) expect(invalid).toBeNull();
  }
  function setFull(isFull: boolean): void {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    if (isFull) setItem.mockImplementation(refuse('QuotaExceededError'));
    else setItem.mockRestore();
  }
  async function send(answer: Answer, whileSending?: () => void): Promise<void> {
    const { text } = page;
    const before = page.attempts;
    if (page.store.validate().length > 0) return;
    await page.send(answer, whileSending);
    expect(page.attempts - before).toBe(answer === 503 ? 2 : 1);
    if (page.store.getState().sent) confirmed.push(text);
  }
  function finish(step: 'confirmSent' | 'remove'): void {
    const [newest] = page.panels;
    if (!newest) return;
    forget(newest);
    page.store[step](newest);
  }

  const steps = {
    'types a message': () => page.type(write('Message')),
    'adds to it': () => page.type(write(page.text.message || 'Message')),
    'empties the form': () => {
      forget(page.text);
      page.type(emptyInquiry);
    },
    'has it filled in without an event': () => page.fillIn(write('Filled in')),
    'sends it': () => send(200),
    'sends it while an extension fills in another': () =>
      send(200, () => {
        count += 1;
        const text = { ...ada, message: `Filled in ${count}.` };
        written.push(text);
        page.fillIn(text);
      }),
    'is refused': () => send(412),
    'meets an outage': () => send(503),
    'gets no answer': () => send('hang'),
    'has no mail client': async () => {
      stubMailClient(true);
      await send(412);
      stubMailClient();
    },
    reloads: () => goTo(() => openPage({ navigation: 'reload' })),
    'goes to another page with the form': () => goTo(() => openPage()),
    'types in it before the code runs': () => goTo(() => openPage({ early: write('Early') })),
    'goes back': () => goTo(() => openPage({ navigation: 'back_forward' })),
    'goes back to a page that was kept': () => {
      goTo(() => {
        const kept = pages.at(-2) ?? page;
        kept.show(true);
        return kept;
      });
    },
    'sees the form crash, and storage cleared': () => {
      page.store.follow();
      sessionStorage.clear();
      page.renderAgain();
    },
    'clears storage': () => sessionStorage.clear(),
    'fills up storage': () => setFull(true),
    'makes room in storage': () => setFull(false),
    'says that an email was sent': () => finish('confirmSent'),
    'deletes a message': () => finish('remove'),
  };
  return {
    steps,
    /** What is neither confirmed, in the form nor in a panel. */
    lost: () => {
      const found = [...confirmed, page.text, ...page.panels];
      return written.filter((inquiry) => !found.some((each) => isSame(each, inquiry)));
    },
    /** What is in the form or a panel although the visitor has sent, changed or deleted it. */
    returned: () => {
      const left = written.filter((text) => !confirmed.some((each) => isSame(each, text)));
      return [page.text, ...page.panels].filter(
        (text) => !isEmpty(text) && !left.some((each) => isSame(each, text)),
      );
    },
  };
}

const stepNames = Object.keys(openTab().steps) as (keyof ReturnType<typeof openTab>['steps'])[];

test('F4 F7 F11 F12 P4 R5 whatever happens, each inquiry is sent once and confirmed, in the form or in a panel, and nowhere else', async () => {
  stubMailClient();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...stepNames), { maxLength: 15, size: 'max' }),
      async (names) => {
        const { steps, lost, returned } = openTab();
        for (const name of names) {
          await steps[name]();
          expect(lost(), `lost when the visitor ${name}`).toEqual([]);
          expect(returned(), `back when the visitor ${name}`).toEqual([]);
        }
      },
    ),
    { seed: 12, numRuns: 1000 },
  );
});
