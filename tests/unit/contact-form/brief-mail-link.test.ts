import fc from 'fast-check';
import { expect, test } from 'vitest';
import { briefMailLink, longestLink } from '../../../src/contact-form/brief-mail-link.ts';
import { anyText } from './samples.ts';

const start = 'mailto:owner@example.com?subject=New%20inquiry&body=';
const bodyOf = (link: string) => decodeURIComponent(link.slice(start.length));

test('P3 any texts become a well-formed link that contains them, or as much as fits and an ellipsis', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 5 }), (texts) => {
      const link = briefMailLink(start, texts);
      const whole = texts.join('\n').toWellFormed().replaceAll('\n', '\r\n');
      expect(link.length).toBeLessThanOrEqual(longestLink);
      expect(link).toMatch(/^mailto:[^?]+\?subject=[^&=?#+ ]+&body=[^&=?#+ ]*$/);
      expect(new URL(link).href).toBe(link);
      if (bodyOf(link) === whole) return;
      expect(bodyOf(link)).toMatch(/\.\.\.$/);
      expect(whole.startsWith(bodyOf(link).slice(0, -3))).toBe(true);
      // The longest character takes twelve.
      expect(link.length).toBeGreaterThan(longestLink - 12);
    }),
    { seed: 3, numRuns: 300 },
  );
});
