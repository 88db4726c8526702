import fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncateEncoded } from '../../../src/contact-form/truncate-encoded.ts';
import { anyText } from './samples.ts';

test('F9 keeps the longest beginning that fits, between whole characters', () => {
  const segmenter = new Intl.Segmenter();
  fc.assert(
    fc.property(anyText, fc.integer({ min: 0, max: 400 }), (text, room) => {
      const whole = text.toWellFormed();
      const kept = truncateEncoded(whole, room);
      expect(whole.startsWith(kept)).toBe(true);
      expect(encodeURIComponent(kept).length).toBeLessThanOrEqual(room);
      const next = segmenter.segment(whole.slice(0, 2000)).containing(kept.length);
      if (!next || next.segment.length > 64) return;
      expect(next.index).toBe(kept.length);
      expect(encodeURIComponent(kept + next.segment).length).toBeGreaterThan(room);
    }),
    { seed: 5, numRuns: 300, examples: [['abe\u0301', 3]] },
  );
});
