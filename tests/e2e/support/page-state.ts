import type { Page } from '@playwright/test';

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 360, height: 740 };

/** Sets the text size of the browser settings, which `rem` is based on. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Changes the HTML of a page on its way to the browser. */
export const changeHtml = (page: Page, path: string, change: (html: string) => string) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = change(html);
    if (body === html) throw new Error(`${path} has nothing of what this test changes.`);
    await route.fulfill({ response, body });
  });

/**
 * Serves a page whose document arrives only up to an element, as on a slow network.
 *
 * @returns a function that lets the rest arrive
 */
export async function holdDocument(page: Page, path: string, element: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await changeHtml(page, path, (html) =>
    html.replace(element, `<script src="/held.js"></script>${element}`),
  );
  await page.route('/held.js', async (route) => {
    await promise;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return resolve;
}

/** Adds a style sheet of a visitor's own. The content policy blocks a `<style>` element. */
export const addStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);

/** Adds a policy to every document that stops all scripts, as a content blocker does. */
export const stopScripts = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    return route.fulfill({ response, headers });
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

/** Leaves no local storage, as in a web view that has it turned off. */
export const removeStorage = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(globalThis, 'localStorage', { value: null }));

/** Makes storage full. */
export const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    };
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
