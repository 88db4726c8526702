import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraft, currentText, draftKey, readSaved } from '../../../src/contact-form/draft.ts';
import { emptyInquiry, fieldNames } from '../../../src/contact-form/fields.ts';
import { createTabStorage } from '../../../src/contact-form/tab-storage.ts';
import { createUnsentInquiries, unsentKey } from '../../../src/contact-form/unsent-inquiries.ts';
import { parseInquiry } from '../../../src/contact-form/validate.ts';
import { anyInquiry } from './samples.ts';

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
  storage.write('text');
  expect(storage.read()).toBe('text');
  expect(storage.isKept()).toBe(false);
  expect(createTabStorage('key').read()).toBeNull();
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
  expect(readSaved(stored)).toEqual(emptyInquiry);
  expect(createUnsentInquiries().read().list).toEqual([]);
});

test('F11 F12 from a draft or inquiry of another version, only the text of fields is read', () => {
  const stored = { company: 'Acme', phone: '5' };
  const inquiry = { ...emptyInquiry, company: 'Acme' };
  sessionStorage.setItem(draftKey, JSON.stringify(stored));
  sessionStorage.setItem(unsentKey, JSON.stringify([{ id: 1, inquiry: stored }]));
  expect(createDraft().read()).toEqual(inquiry);
  expect(createUnsentInquiries().read().list).toEqual([{ id: 1, inquiry }]);
});

test('F12 F14 what a field holds shows if it changed since it was saved, or else the draft', () => {
  const anyField = fc.constantFrom(...fieldNames);
  fc.assert(
    fc.property(anyInquiry, anyInquiry, anyField, fc.string(), (typed, draft, changed, text) => {
      fc.pre(typed[changed] !== text);
      const saved = readSaved(JSON.stringify(typed));
      const shown = { ...typed, [changed]: text };
      expect(saved).toEqual(typed);
      expect(currentText(shown, saved, draft)).toEqual({ ...draft, [changed]: text });
    }),
    { seed: 4, numRuns: 100 },
  );
});

test('F11 any inquiries survive a reload, newest first, each with its own number', () => {
  fc.assert(
    fc.property(anyInquiry, anyInquiry, (one, other) => {
      sessionStorage.clear();
      const [older, newer] = [parseInquiry(one), parseInquiry(other)];
      createUnsentInquiries().add(older);
      const { list } = createUnsentInquiries().add(newer);
      expect(list.map(({ inquiry }) => inquiry)).toEqual([newer, older]);
      expect(createUnsentInquiries().read()).toEqual({ list, isKept: true });
      expect(list[0]?.id).not.toBe(list[1]?.id);
    }),
    { seed: 2, numRuns: 50 },
  );
});
