import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyInquiry, type Inquiry } from '../../../src/contact-form/fields.ts';
import {
  type Arrival,
  chooseText,
  createDraft,
  createUnsentInquiries,
  draftKey,
  unsentKey,
} from '../../../src/contact-form/storage.ts';
import { ada } from './samples.ts';

// Node has a session storage of its own.
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const refuse = (name: string) => (): never => {
  throw new DOMException('refused', name);
};
const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
const arrivals = ['navigate', 'reload', 'back_forward'] as const;

test.each([
  ['is full', fill],
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
    for (const arrival of arrivals) expect(chooseText(arrival, ada, draft)).toEqual(ada);
    draft.write(ada);
    expect(draft.read()).toEqual(ada);
    expect(createDraft().read()).toEqual(emptyInquiry);
    draft.write(emptyInquiry);
    expect(draft.read()).toEqual(emptyInquiry);
    const unsent = createUnsentInquiries();
    expect(unsent.add({ id: 1, inquiry: ada })).toHaveLength(1);
    expect(unsent.isPersistent()).toBe(false);
    expect(unsent.read()).toHaveLength(1);
  },
);

test('F11 F12 from a draft or inquiry of another version, only the text of fields is read', () => {
  const stored = { company: 'Acme', 'an earlier field': '5' };
  const inquiry = { ...emptyInquiry, company: 'Acme' };
  sessionStorage.setItem(draftKey, JSON.stringify(stored));
  sessionStorage.setItem(unsentKey, JSON.stringify([{ id: 1, inquiry: stored }]));
  expect(createDraft().read()).toEqual(inquiry);
  expect(createUnsentInquiries().read()).toEqual([{ id: 1, inquiry }]);
});

const other: Inquiry = { ...emptyInquiry, company: 'Older', message: 'An older draft' };
const early: Inquiry = { ...emptyInquiry, message: 'Typed before the code came' };
const both: Inquiry = { ...other, message: early.message };

test.each<[Arrival, what: string, shown: Inquiry, kept: Inquiry, text: Inquiry]>([
  ['navigate', 'early text, and the draft elsewhere', early, other, both],
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
