import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createUnsentInquiries, unsentKey } from '../../../src/contact-form/unsent-inquiries.ts';
import { parseInquiry } from '../../../src/contact-form/validate.ts';
import { anyInquiry } from './samples.ts';

beforeEach(() => sessionStorage.clear());

test.each([[null], [5], [{}], [[null, 5, {}, { id: 1 }, { id: 'x', inquiry: {} }]]])(
  'F11 anything else in storage is not shown: %j',
  (stored) => {
    sessionStorage.setItem(unsentKey, JSON.stringify(stored));
    expect(createUnsentInquiries().read()).toEqual({ list: [], isKept: true });
  },
);

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
