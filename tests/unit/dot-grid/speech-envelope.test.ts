import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestAmplitude, speechEnvelope } from '../../../src/dot-grid/speech-envelope.ts';

const word = fc.oneof(
  fc.string({ minLength: 1, unit: 'grapheme' }),
  fc.constantFrom('person.', 'Terminvereinbarungen', 'الثامنة', '満席', 'จอง', '8:40', '—'),
);
const sentence = fc.array(word, { minLength: 3, maxLength: 20 });

test('H6b any sentence of 3 to 20 words fills its columns, each word audible, the loudest at the largest amplitude', () => {
  fc.assert(
    fc.property(sentence, fc.integer({ min: 20, max: 80 }), (words, columns) => {
      const spoken = speechEnvelope(words, columns);
      expect(spoken).toHaveLength(words.length);
      let end = 0;
      for (const { start, amplitudes } of spoken) {
        expect(start).toBe(end);
        end += amplitudes.length;
        expect(Math.max(...amplitudes)).toBeGreaterThanOrEqual(1);
        expect(amplitudes.every((each) => Number.isInteger(each) && each >= 0)).toBe(true);
      }
      expect(end).toBe(columns);
      expect(Math.max(...spoken.flatMap(({ amplitudes }) => amplitudes))).toBe(largestAmplitude);
      expect(speechEnvelope(words, columns)).toEqual(spoken);
    }),
  );
});
