import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyInquiry, type Inquiry } from '../../../src/contact-form/fields.ts';
import {
  type Arrival,
  chooseText,
  createDraft,
  createTabStorage,
  createUnsentInquiries,
  draftKey,
  unsentKey,
} from '../../../src/contact-form/storage.ts';
import { parseInquiry } from '../../../src/contact-form/validate.ts';
import { ada, anyInquiry } from './samples.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const refuse = (name: string) => (): never => {
  throw new DOMException('refused', name);
};

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
])('F11 F12 if storage %s, what was written lasts as long as the page', (_, arrange) => {
  arrange();
  const storage = createTabStorage('key');
  expect(storage.isKept()).toBe(false);
  storage.write('text');
  expect(storage.read()).toBe('text');
  expect(storage.isKept()).toBe(false);
  expect(createTabStorage('key').read()).toBe('');
  storage.write(null);
  expect(storage.read()).toBeNull();
});

test.each([
  '{',
  'null',
  '5',
  '{"company":5,"message":null,"email":{}}',
  '[null,5,{},{"id":1},{"id":1,"inquiry":null},{"id":"x","inquiry":{}}]',
])('F11 F12 from %s in storage, nothing is shown', (stored) => {
  sessionStorage.setItem(draftKey, stored);
  sessionStorage.setItem(unsentKey, stored);
  expect(createDraft().read()).toEqual(emptyInquiry);
  expect(createUnsentInquiries().list()).toEqual([]);
});

test('F11 F12 from a draft or inquiry of another version, only the text of fields is read', () => {
  const stored = { company: 'Acme', phone: '5' };
  const inquiry = { ...emptyInquiry, company: 'Acme' };
  sessionStorage.setItem(draftKey, JSON.stringify(stored));
  sessionStorage.setItem(unsentKey, JSON.stringify([{ id: 1, inquiry: stored }]));
  expect(createDraft().read()).toEqual(inquiry);
  expect(createUnsentInquiries().list()).toEqual([{ id: 1, inquiry }]);
});

const other: Inquiry = { ...emptyInquiry, company: 'Older', message: 'An older draft' };
const early: Inquiry = { ...emptyInquiry, message: 'Typed before the code came' };

test.each<[Arrival, what: string, shown: Inquiry, kept: Inquiry, text: Inquiry]>([
  [
    'navigate',
    'early text, and the draft elsewhere',
    early,
    other,
    { ...other, message: early.message },
  ],
  ['navigate', 'early text', early, emptyInquiry, early],
  ['navigate', 'the draft', emptyInquiry, other, other],
  ['reload', 'the draft', ada, other, other],
  ['reload', 'early text that the browser restored', early, emptyInquiry, early],
  ['back_forward', 'the draft', ada, other, other],
  ['back_forward', 'nothing: it was sent or deleted', ada, emptyInquiry, emptyInquiry],
])('F12 after "%s" the form shows %s', (arrival, _, shown, kept, text) => {
  const draft = createDraft();
  draft.write(kept);
  expect(chooseText(arrival, shown, draft)).toEqual(text);
});

test.each(['navigate', 'reload', 'back_forward'] as const)(
  'F12 after "%s" without storage, what the browser restored stays',
  (arrival) => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
    expect(chooseText(arrival, ada, createDraft())).toEqual(ada);
  },
);

test('F11 any inquiries survive a reload, newest first, each with its own number', () => {
  fc.assert(
    fc.property(anyInquiry, anyInquiry, (one, another) => {
      sessionStorage.clear();
      const [older, newer] = [parseInquiry(one), parseInquiry(another)];
      fc.pre(JSON.stringify(older) !== JSON.stringify(newer));
      createUnsentInquiries().add(older);
      createUnsentInquiries().add(newer);
      const list = createUnsentInquiries().list();
      expect(list.map(({ inquiry }) => inquiry)).toEqual([newer, older]);
      expect(list[0]?.id).not.toBe(list[1]?.id);
    }),
    { seed: 2, numRuns: 50 },
  );
});

test('F11 the same inquiry is listed once, and gone when it is removed', () => {
  const unsent = createUnsentInquiries();
  unsent.add(ada);
  unsent.add({ ...ada, message: 'Something else' });
  unsent.add(ada);
  expect(unsent.list().map(({ inquiry }) => inquiry.message)).toEqual([
    ada.message,
    'Something else',
  ]);
  unsent.remove(ada);
  expect(createUnsentInquiries().list()).toHaveLength(1);
});
