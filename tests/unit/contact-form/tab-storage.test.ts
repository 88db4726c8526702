import { afterEach, expect, test, vi } from 'vitest';
import { createTabStorage } from '../../../src/contact-form/tab-storage.ts';

afterEach(() => vi.restoreAllMocks());

const refuse = (name: string) => (): never => {
  throw new DOMException('refused', name);
};

test.each([
  [
    'is full',
    () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError')),
  ],
  [
    'is denied',
    () => vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse('SecurityError')),
  ],
  ['is null', () => vi.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue(null as never)],
  ['keeps nothing', () => vi.spyOn(Storage.prototype, 'setItem').mockReturnValue()],
])('F11 F12 if storage %s, what was written lasts as long as the page', (_, arrange) => {
  arrange();
  const storage = createTabStorage('key');
  storage.write('text');
  expect(storage.read()).toBe('text');
  expect(storage.isKept()).toBe(false);
  expect(createTabStorage('key').read()).toBeNull();
  storage.write(null);
  expect(storage.read()).toBeNull();
});
