import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  accentBar,
  largestAmplitude,
  logoBars,
  sampleEnvelope,
  speechEnvelope,
} from '../../../src/dot-grid/speech-envelope.ts';

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
      const all = spoken.flatMap(({ amplitudes }) => amplitudes);
      expect(Math.max(...all)).toBe(largestAmplitude);
      expect(speechEnvelope(words, columns)).toEqual(spoken);
    }),
  );
});

test('H6b a longer word takes at least as many columns', () => {
  const [short, long] = speechEnvelope(['on', 'appointment', 'call'], 40);
  expect(long?.amplitudes.length).toBeGreaterThan(short?.amplitudes.length ?? 0);
});

test('H6b other words sound different', () => {
  const one = speechEnvelope(['Tomorrow', 'is', 'open.'], 40);
  expect(speechEnvelope(['Saturday', 'is', 'booked.'], 40)).not.toEqual(one);
});

test('H6b fewer columns than words cannot hold them', () => {
  expect(() => speechEnvelope(['one', 'two'], 1)).toThrow(RangeError);
  expect(() => speechEnvelope([], 40)).toThrow(RangeError);
});

test('any text gives as many bars as asked for, each a share', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, count) => {
      const bars = sampleEnvelope(text, count);
      expect(bars).toHaveLength(count);
      expect(bars.every((bar) => bar >= 0 && bar <= 1)).toBe(true);
      expect(Math.max(...bars)).toBe(1);
    }),
  );
});

test('the logo has one bar that is the highest', () => {
  expect(logoBars.filter((bar) => bar === logoBars[accentBar])).toHaveLength(1);
});
