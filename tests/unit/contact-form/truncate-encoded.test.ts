import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePointPrefix, truncateEncoded } from '../../../src/contact-form/truncate-encoded.ts';
import { anyText } from './arbitrary-inquiry.ts';

test('F9 a prefix never holds half a code point', () => {
  expect(codePointPrefix('ab😀c', 2)).toBe('ab');
  expect(codePointPrefix('ab😀c', 3)).toBe('ab');
  expect(codePointPrefix('ab😀c', 4)).toBe('ab😀');
  expect(codePointPrefix('ab', 9)).toBe('ab');
  expect(codePointPrefix('😀', 0)).toBe('');
});

test('F9 what fits is counted as it is encoded', () => {
  expect(truncateEncoded('a b', 4)).toBe('a ');
  expect(truncateEncoded('a b', 5)).toBe('a b');
  expect(truncateEncoded('€€', 17)).toBe('€');
  expect(truncateEncoded('a', 0)).toBe('');
  expect(truncateEncoded('a', -5)).toBe('');
});

test('F9 a letter whose accent lies just behind the room goes with it', () => {
  expect(truncateEncoded('abe\u0301', 3)).toBe('ab');
  expect(truncateEncoded('ab\r\n', 5)).toBe('ab');
  expect(truncateEncoded(`e${'\u0301'.repeat(1000)}`, 601)).toBe(`e${'\u0301'.repeat(100)}`);
});

test('F9 fits the longest beginning that there is', () => {
  const segmenter = new Intl.Segmenter();
  const anyRoom = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(anyText, anyRoom, (text, room) => {
      const whole = text.toWellFormed();
      const kept = truncateEncoded(whole, room);
      expect(whole.startsWith(kept)).toBe(true);
      expect(kept.isWellFormed()).toBe(true);
      expect(encodeURIComponent(kept).length).toBeLessThanOrEqual(room);
      const next = segmenter.segment(whole.slice(0, 2000)).containing(kept.length);
      if (next && next.segment.length <= 64) {
        expect(next.index).toBe(kept.length);
        expect(encodeURIComponent(kept + next.segment).length).toBeGreaterThan(room);
      }
    }),
    { seed: 5, numRuns: 300 },
  );
}, 60_000);
