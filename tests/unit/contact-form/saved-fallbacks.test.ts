import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  fallbacksKey,
  readFallbacks,
  saveFallbacks,
} from '../../../src/contact-form/saved-fallbacks.ts';
import { ada } from './read-mail-link.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('F11 brings back what was saved, newest first, and nothing once the last is gone', () => {
  const fallbacks = [
    { id: 2, inquiry: { ...ada, message: 'x'.repeat(1_000_000) } },
    { id: 1, inquiry: { ...ada, company: '\ud800 & "Co"\n' } },
  ];
  expect(readFallbacks()).toEqual([]);
  expect(saveFallbacks(fallbacks)).toBe(true);
  expect(readFallbacks()).toStrictEqual(fallbacks);
  expect(saveFallbacks([])).toBe(true);
  expect(kept.size).toBe(0);
});

test('F11 says so when storage is denied, missing or full, and throws nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const storage of [null, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    vi.stubGlobal('sessionStorage', storage);
    expect(saveFallbacks([{ id: 1, inquiry: ada }])).toBe(false);
    expect(readFallbacks()).toEqual([]);
  }
});

const { company: _, ...missing } = ada;
test.each([
  ['no JSON', '[{'],
  ['an object', '{}'],
  ['nulls', '[null]'],
  ['no inquiry', '[{"id":1}]'],
  ['a field missing', JSON.stringify([{ id: 1, inquiry: missing }])],
  ['a number in a field', JSON.stringify([{ id: 1, inquiry: { ...ada, email: 5 } }])],
])('F11 leaves alone what is no saved inquiry: %s', (_, text) => {
  kept.set(fallbacksKey, text);
  expect(readFallbacks()).toEqual([]);
});
