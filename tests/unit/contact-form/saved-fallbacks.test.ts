import { afterEach, expect, test, vi } from 'vitest';
import { readFallbacks } from '../../../src/contact-form/saved-fallbacks.ts';
import { ada } from './samples.ts';

afterEach(() => vi.unstubAllGlobals());

const { company: _, ...missing } = ada;
test.each([
  ['is no list', 'null'],
  ['lacks a field', JSON.stringify([{ id: 1, inquiry: missing }])],
])('F11 what another version of the site saved is ignored if it %s', (_, text) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text });
  expect(readFallbacks()).toEqual([]);
});
