import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDraft, currentText, draftKey, readSaved } from '../../../src/contact-form/draft.ts';
import { fieldNames, emptyInquiry as nothing } from '../../../src/contact-form/fields.ts';
import { anyInquiry } from './samples.ts';

test.each([
  ['invalid JSON', '{', nothing],
  ['null', 'null', nothing],
  ['a list', '[1]', nothing],
  ['other types', '{"company":5,"message":null,"email":{}}', nothing],
  ['another field', '{"company":"Acme","phone":"5"}', { ...nothing, company: 'Acme' }],
])('F12 from a draft with %s, only the text of fields is read', (_, stored, expected) => {
  sessionStorage.setItem(draftKey, stored);
  expect(createDraft().read()).toEqual(expected);
  expect(readSaved(stored)).toEqual(expected);
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
