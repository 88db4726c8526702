import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { pageVisible } from '../../../src/contact-form/page-visible.ts';

const types = ['toggle', 'close', 'visibilitychange'];

/** A document in a hidden tab, with a dialog or without. */
function stubDocument() {
  const page = Object.assign(new EventTarget(), {
    hidden: true,
    cover: null as object | null,
    querySelector: () => page.cover,
  });
  vi.stubGlobal('document', page);
  return page;
}
afterEach(() => vi.unstubAllGlobals());

test('F15 a wait for a page that is hidden or covered ends once it can be seen, and leaves no listener', async () => {
  const page = stubDocument();
  const seen = vi.fn();
  const waits = [pageVisible().then(seen), pageVisible().then(seen)];
  page.hidden = false;
  page.cover = {};
  page.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(seen).not.toHaveBeenCalled();
  page.cover = null;
  page.dispatchEvent(new Event('close'));
  await Promise.all(waits);
  await pageVisible();
  for (const type of types) expect(getEventListeners(page, type), type).toEqual([]);
});

test('F15 a wait that is no longer needed leaves no listener, and never ends', async () => {
  const page = stubDocument();
  const removed = new AbortController();
  const seen = vi.fn();
  void pageVisible(removed.signal).then(seen);
  removed.abort();
  void pageVisible(removed.signal).then(seen);
  for (const type of types) expect(getEventListeners(page, type), type).toEqual([]);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).not.toHaveBeenCalled();
});
