import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentSentence } from '../../../src/content/segment-sentence.ts';

test.each([
  ['en', 'That needs a person. I’m waking him.', 'That |needs |a |person. |I’m |waking |him.'],
  ['en', 'At 8:40 is “free time”.', 'At |8:40 |is |“free |time”.'],
  ['ar', 'غدًا الساعة الثامنة', 'غدًا |الساعة |الثامنة'],
])('H6b the words of a sentence: %s', (language, sentence, words) => {
  expect(segmentSentence(sentence, language).join('|')).toBe(words);
});

test('H6b nothing of a sentence is lost, and it has at most 20 parts', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }),
      fc.constantFrom('en-US', 'de-DE', 'ja', 'ar'),
      (sentence, language) => {
        const parts = segmentSentence(sentence, language);
        expect(parts.join('')).toBe(sentence);
        expect(parts.length).toBeLessThanOrEqual(20);
      },
    ),
  );
});
