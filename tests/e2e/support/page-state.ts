import type { Page } from '@playwright/test';

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 360, height: 740 };

/** Changes the HTML of a page on its way to the browser. */
export const changeHtml = (page: Page, path: string, change: (html: string) => string) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = change(html);
    if (body === html) throw new Error(`${path} has nothing of what this test changes.`);
    await route.fulfill({ response, body });
  });

/** Makes every access to storage throw, as in browsers that deny it. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });

/** Stops time in animations, however slow the machine is. Returns a function that lets it go on. */
export async function stopAnimations(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const setSpeed = (playbackRate: number) =>
    session.send('Animation.setPlaybackRate', { playbackRate });
  await session.send('Animation.enable');
  await setSpeed(0);
  return () => setSpeed(1);
}

/** Ends every animation: where less motion is asked for, each has an end, and without one, `finish` throws. */
export const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

/** Disables timers of more than a second, so that states with a deadline last. */
export async function stopLongTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A paused toast starts again with the time it has left: here, always all of it.
    const now = Date.now();
    Date.now = () => now;
    const start = globalThis.setTimeout;
    const startShort = (run: () => void, ms = 0) => (ms > 1000 ? 0 : start(run, ms));
    Reflect.set(globalThis, 'setTimeout', startShort);
  });
}
