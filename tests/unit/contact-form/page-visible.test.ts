import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { pageVisible } from '../../../src/contact-form/page-visible.ts';

afterEach(() => vi.unstubAllGlobals());

test('F15 a wait ends once the page is neither hidden nor covered, or is no longer needed, and leaves no listener', async () => {
  const page = Object.assign(new EventTarget(), {
    hidden: true,
    cover: null as object | null,
    querySelector: () => page.cover,
  });
  vi.stubGlobal('document', page);
  const seen = vi.fn();
  const wait = pageVisible().then(seen);
  const removed = new AbortController();
  const seenAfterRemoval = vi.fn();
  void pageVisible(removed.signal).then(seenAfterRemoval);
  removed.abort();
  void pageVisible(removed.signal).then(seenAfterRemoval);

  Object.assign(page, { hidden: false, cover: {} });
  page.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  page.cover = null;
  page.dispatchEvent(new Event('close'));
  await wait;
  expect(seenAfterRemoval).not.toHaveBeenCalled();
  for (const type of ['toggle', 'close', 'visibilitychange']) {
    expect(getEventListeners(page, type), type).toEqual([]);
  }
});
