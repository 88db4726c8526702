import { expect, test } from 'vitest';
import { readTexts } from '../../../scripts/release-check.ts';
import { toConfirm, unconfirmedTexts } from '../../../src/content/to-confirm.ts';

test('O7 at most 25 claims wait for the owner', async () => {
  await readTexts();
  expect(
    unconfirmedTexts.size,
    'toConfirm() in src/content: leave out what the page does not need, so that at most 25 claims are left to confirm.',
  ).toBeLessThanOrEqual(25);
});

test('O7 a claim is read as it is written, and noted once', () => {
  const before = unconfirmedTexts.size;
  expect(`${toConfirm('We answer on Sundays')}, ${toConfirm('We answer on Sundays')}.`).toBe(
    'We answer on Sundays, We answer on Sundays.',
  );
  expect(unconfirmedTexts).toContain('We answer on Sundays');
  expect(unconfirmedTexts.size).toBe(before + 1);
});

test('O7 a claim without words is a type error', () => {
  // @ts-expect-error: the compiler says where it stands.
  expect(toConfirm('')).toBe('');
  expect(toConfirm('a'.concat('b'))).toBe('ab');
});
