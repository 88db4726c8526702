import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';

/** A browser window that asks for reduced motion. Its pointer and keys are real. */
export interface Driver {
  readonly browser: string;
  goto(address: string): Promise<unknown>;
  /** In CSS pixels, as in `clickAt`. */
  resize(width: number, height: number): Promise<unknown>;
  clickAt(x: number, y: number): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Runs a function in the page; it can use only its arguments. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Console messages, uncaught errors and violations of the content policy so far. */
  messages(): readonly string[];
  /** The mail links that its mail client was asked to open so far; missing if it has none. */
  mailLinks?(): readonly string[];
  close(): Promise<unknown>;
}

/** Repeats a check until it passes, for 10 seconds. */
export async function eventually(check: () => Promise<void> | void): Promise<void> {
  const end = performance.now() + 10_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await wait(100);
    }
  }
}

/** Runs in the page: the center of the first shown match, in view if asked; null without one. */
function findCenter(selector: string, name: string, isForClick: boolean) {
  const nameOf = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return (element.ariaLabel ?? copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const element = [...document.querySelectorAll(selector)].find(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) &&
      each.getClientRects().length > 0 &&
      nameOf(each) === name,
  );
  if (!element) return null;
  if (isForClick) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A click does nothing before React has loaded.
    if (element.closest('astro-island[ssr]')) return null;
  }
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

export type Visitor = ReturnType<typeof createVisitor>;

/** What a visitor does and sees. An element is found by its selector and its whole name. */
export function createVisitor(driver: Driver, origin: string) {
  const expectFound = (selector: string, name: string, isShown: boolean) =>
    eventually(async () => {
      const isFound = (await driver.evaluate(findCenter, selector, name, false)) !== null;
      assert.equal(isFound, isShown, `${selector} "${name}" is ${isShown ? 'not ' : ''}shown`);
    });
  return {
    ...driver,
    open: (path: string) => driver.goto(origin + path),
    expectShown: (selector: string, name: string) => expectFound(selector, name, true),
    expectHidden: (selector: string, name: string) => expectFound(selector, name, false),
    async click(selector: string, name: string): Promise<void> {
      let place = { x: Number.NaN, y: Number.NaN };
      // Read until it repeats: a click can miss what a scroll or the page's fonts still move.
      await eventually(async () => {
        const before = place;
        const found = await driver.evaluate(findCenter, selector, name, true);
        assert.ok(found, `${selector} "${name}" cannot be clicked`);
        place = found;
        assert.deepEqual(place, before, `${selector} "${name}" moves`);
      });
      await driver.clickAt(place.x, place.y);
    },
  };
}
