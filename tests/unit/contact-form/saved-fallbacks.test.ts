import { afterEach, expect, test, vi } from 'vitest';
import { readFallbacks } from '../../../src/contact-form/saved-fallbacks.ts';
import { ada } from './samples.ts';

afterEach(() => vi.unstubAllGlobals());

const { company: _, ...missing } = ada;
test.each([
  ['no JSON', '[{'],
  ['nulls', '[null]'],
  ['no inquiry', '[{"id":1}]'],
  ['a field missing', JSON.stringify([{ id: 1, inquiry: missing }])],
  ['a number in a field', JSON.stringify([{ id: 1, inquiry: { ...ada, email: 5 } }])],
])('F11 ignores what is not a saved inquiry: %s', (_, text) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text });
  expect(readFallbacks()).toEqual([]);
});

test('F11 what is read can always be put into a mail link', () => {
  const saved = [{ id: 1, inquiry: { ...ada, company: 'half of a pair: \ud800' } }];
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(saved) });
  const [fallback] = readFallbacks();
  expect(fallback?.inquiry.company).toBe('half of a pair: \ufffd');
});
