import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyInquiry, type Inquiry } from '../../../src/contact-form/fields.ts';
import {
  chooseText,
  createDraft,
  createUnsentInquiries,
  draftKey,
  unsentKey,
} from '../../../src/contact-form/storage.ts';
import { ada, refuse } from './samples.ts';

// Node has a session storage of its own.
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const arrivals = ['navigate', 'reload', 'back_forward'] as const;

/** The unsent inquiries of a page that has just been loaded. */
function unsentOfNewPage() {
  let lastId = 0;
  return createUnsentInquiries(() => ++lastId);
}

/** Reads them as a page does, and keeps what it has read. */
function readAndKeep() {
  const unsent = unsentOfNewPage();
  const found = unsent.read();
  unsent.write(found);
  return found;
}

const keep = (key: string, value: unknown) => sessionStorage.setItem(key, JSON.stringify(value));
const kept = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null');

test.each([
  [
    'is full',
    () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError')),
  ],
  [
    'is denied',
    () => vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse('SecurityError')),
  ],
  ['is null', () => vi.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue(null as never)],
  ['keeps nothing', () => vi.spyOn(Storage.prototype, 'setItem').mockReturnValue()],
])(
  'F11 F12 if storage %s, text lasts as long as the page, and what the browser restored stays',
  (_, arrange) => {
    arrange();
    const draft = createDraft();
    draft.check();
    const isPersistent = draft.isPersistent();
    for (const navigation of arrivals) {
      const text = chooseText({ navigation, shown: ada, draft: draft.read(), isPersistent });
      expect(text).toEqual(ada);
    }
    draft.write(ada);
    expect(draft.read()).toEqual(ada);
    expect(createDraft().read()).toEqual(emptyInquiry);
    draft.write(emptyInquiry);
    expect(draft.read()).toEqual(emptyInquiry);
    const unsent = unsentOfNewPage();
    unsent.write([{ id: 1, inquiry: ada }]);
    expect(unsent.isPersistent()).toBe(false);
    expect(unsent.read()).toHaveLength(1);
  },
);

test('F11 storage that has become full still has what is in it', () => {
  unsentOfNewPage().write([{ id: 1, inquiry: ada }]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
  const unsent = unsentOfNewPage();
  unsent.write(unsent.read());
  expect(unsent.read()).toHaveLength(1);
  expect(unsent.isPersistent()).toBe(true);
});

/** What extensions or other versions of the site may keep in place of an inquiry. */
const others = [
  null,
  5,
  '',
  [],
  {},
  { inquiry: null },
  { inquiry: ada.message },
  { inquiry: [ada.message] },
  { inquiry: emptyInquiry },
  { inquiry: { ...emptyInquiry, message: '\u3164 \u200b\n' } },
  { inquiry: { message: { text: 'an object' }, company: 5, email: ['a list'], firstName: null } },
  JSON.parse('{ "inquiry": { "__proto__": { "message": "inherited" }, "length": 3 } }'),
];

test.each([...[others, ...others].map((each) => JSON.stringify(each)), '', '{', '[null', '\ud83d'])(
  'F12 of other text under the keys, nothing is read or kept: %s',
  (text) => {
    for (const key of [unsentKey, draftKey]) sessionStorage.setItem(key, text);
    expect(readAndKeep()).toEqual([]);
    expect(kept(unsentKey)).toBeNull();
    expect(createDraft().read()).toEqual(emptyInquiry);
  },
);

test('F11 F12 inquiries among other JSON are read, each once, under IDs of their own, and alone are kept', () => {
  const acme = { ...emptyInquiry, company: 'Acme' };
  const earlier = { company: 'Acme', 'a field of an earlier version': '5', message: 7 };
  keep(unsentKey, [
    ...others,
    { id: 1, inquiry: ada },
    ...others,
    { id: 1, inquiry: earlier },
    { inquiry: ada },
  ]);
  const found = readAndKeep();
  expect(found.map(({ inquiry }) => inquiry)).toEqual([ada, acme]);
  expect(found[0]?.id).not.toBe(found[1]?.id);
  expect(kept(unsentKey)).toEqual(found);
  keep(draftKey, earlier);
  expect(createDraft().read()).toEqual(acme);
});

test('F12 of a list of any length, no more is read than a page can show', () => {
  const list = Array.from({ length: 60 }, (_, id) => ({ inquiry: { ...ada, message: `${id}` } }));
  keep(unsentKey, list);
  expect(readAndKeep().map(({ inquiry }) => ({ inquiry }))).toEqual(list.slice(0, 50));
});

const other: Inquiry = { ...emptyInquiry, company: 'Older', message: 'An older draft' };
const early: Inquiry = { ...emptyInquiry, message: 'Typed before the code came' };
const both: Inquiry = { ...other, message: early.message };

test.each<[NavigationTimingType, what: string, shown: Inquiry, draft: Inquiry, text: Inquiry]>([
  ['navigate', 'early text, and the draft elsewhere', early, other, both],
  ['navigate', 'the draft', emptyInquiry, other, other],
  ['reload', 'the draft', ada, other, other],
  ['reload', 'early text, without a draft', early, emptyInquiry, early],
  ['back_forward', 'the draft', ada, other, other],
  ['back_forward', 'nothing: it was sent or deleted', ada, emptyInquiry, emptyInquiry],
])('F12 after "%s" the form shows %s', (navigation, _, shown, draft, text) => {
  expect(chooseText({ navigation, shown, draft, isPersistent: true })).toEqual(text);
});
