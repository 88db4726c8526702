import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createDraft, currentText, draftKey, readSaved } from '../../../src/contact-form/draft.ts';
import { fieldNames, emptyInquiry as nothing } from '../../../src/contact-form/fields.ts';
import { ada, anyInquiry, fakeStorage } from './samples.ts';

afterEach(() => vi.unstubAllGlobals());

test('F12 a draft is kept for the tab, and its key is removed with its text', () => {
  const storage = fakeStorage();
  vi.stubGlobal('sessionStorage', storage);
  const draft = createDraft();
  expect(draft.read()).toEqual(nothing);
  draft.write(ada);
  expect(draft.isKept()).toBe(true);
  expect(createDraft().read()).toEqual(ada);
  draft.write(nothing);
  expect(storage.items.has(draftKey)).toBe(false);
});

test.each(['full', 'denied'] as const)(
  'F12 if storage is %s, a draft lasts as long as the page',
  (mode) => {
    vi.stubGlobal('sessionStorage', fakeStorage(mode));
    const draft = createDraft();
    draft.write(ada);
    expect(draft.isKept()).toBe(false);
    expect(draft.read()).toEqual(ada);
    expect(createDraft().read()).toEqual(nothing);
    draft.write(nothing);
    expect(draft.read()).toEqual(nothing);
  },
);

test('F12 if storage is null, a draft lasts as long as the page', () => {
  vi.stubGlobal('sessionStorage', null);
  const draft = createDraft();
  draft.write(ada);
  expect(draft.read()).toEqual(ada);
  expect(draft.isKept()).toBe(false);
});

test.each([
  ['invalid JSON', '{', nothing],
  ['null', 'null', nothing],
  ['a list', '[1]', nothing],
  ['other types', '{"company":5,"message":null,"email":{}}', nothing],
  ['another field', '{"company":"Acme","phone":"5"}', { ...nothing, company: 'Acme' }],
])('F12 from a draft with %s, only the text of fields is read', (_, stored, expected) => {
  const storage = fakeStorage();
  storage.items.set(draftKey, stored);
  vi.stubGlobal('sessionStorage', storage);
  expect(createDraft().read()).toEqual(expected);
  expect(readSaved(stored)).toEqual(expected);
});

test.each([
  [
    'shortened on a later page',
    { message: 'Please call me. My card number is 4111.' },
    { message: 'Please call me.' },
  ],
  ['emptied on a later page', { company: 'Old Company' }, {}],
  ['extended on a later page', { message: 'Please call' }, { message: 'Please call me.' }],
  ['sent or deleted entirely on a later page', ada, {}],
])('F12 text that the page saved and that was %s follows the draft', (_, old, later) => {
  const shown = { ...nothing, ...old };
  const draft = { ...nothing, ...later };
  expect(currentText(shown, shown, draft)).toEqual(draft);
});

test.each(fieldNames)(
  'F12 F14 what was typed into %s, filled in or deleted before hydration is newer than the draft',
  (name) => {
    for (const text of ['typed early', '']) {
      const shown = { ...ada, [name]: text };
      expect(currentText(shown, ada, ada)).toEqual(shown);
    }
    const shown = { ...nothing, [name]: 'typed early' };
    for (const saved of [nothing, { ...nothing, [name]: 'typed' }]) {
      expect(currentText(shown, saved, ada)).toEqual({ ...ada, [name]: 'typed early' });
    }
  },
);

test('F12 no text is made up, an unchanged field shows the draft, and a second pass changes nothing', () => {
  fc.assert(
    fc.property(anyInquiry, anyInquiry, anyInquiry, (shown, saved, draft) => {
      const text = currentText(shown, saved, draft);
      for (const name of fieldNames) expect([shown[name], draft[name]]).toContain(text[name]);
      expect(currentText(saved, saved, draft)).toEqual(draft);
      // The text is saved then.
      expect(currentText(text, text, text)).toEqual(text);
      expect(readSaved(JSON.stringify(text))).toEqual(text);
    }),
    { seed: 4, numRuns: 100 },
  );
});
