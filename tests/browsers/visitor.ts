import { expect } from '@playwright/test';
import { e2eSite } from '../../scripts/local-site.ts';
import type { EnginePage, Key } from './browser.ts';
import { type Look, lookAt, type Target } from './look.ts';

/** Asks again until a check passes: also where a page goes while it is being asked. */
export const eventually = (check: () => Promise<void>) =>
  expect(check).toPass({ timeout: 10_000, intervals: [50, 100, 250] });

/** What a visitor does and sees, the same in every engine. Each wait ends in an error that says what was missing. */
export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(page: EnginePage) {
  const announced: RegExp[] = [];

  const look = ({ css, name }: Target): Promise<Look | null> =>
    page.evaluate(lookAt, css, name ?? null, false);

  const says = (target: Target) => (target.name ? `"${target.name}" (${target.css})` : target.css);

  /** Waits until a thing is as expected: the given part of what can be told of it. */
  const expectLook = (target: Target, part: Partial<Look>) =>
    eventually(async () => expect(await look(target), says(target)).toMatchObject(part));

  const expectHidden = (target: Target) =>
    eventually(async () =>
      expect((await look(target))?.isVisible ?? false, says(target)).toBe(false),
    );

  return {
    /** The page itself, for what has no words here. */
    evaluate: page.evaluate,
    key: (key: Key) => page.key(key),
    type: page.type,
    reload: page.reload,
    back: page.back,
    mailLinks: page.mailLinks,
    look,
    expectLook,
    expectHidden,
    expectVisible: (target: Target) => expectLook(target, { isVisible: true }),
    expectFocused: (target: Target) => expectLook(target, { isFocused: true }),

    async open(path: string): Promise<void> {
      await page.goto(new URL(path, e2eSite.origin).href);
    },

    /** Presses the middle of a thing with the pointer, once it is there and stands still. */
    async press(target: Target): Promise<void> {
      await expectLook(target, { isVisible: true });
      const { css, name } = target;
      const at = () => page.evaluate(lookAt, css, name ?? null, true);
      let box = (await at())?.box;
      await eventually(async () => {
        const before = box;
        box = (await at())?.box;
        expect(box, `${says(target)} stands still`).toEqual(before);
      });
      if (!box) throw new Error(`${says(target)} is not on the page.`);
      await page.press(box.x + box.width / 2, box.y + box.height / 2);
    },

    pressAt: (x: number, y: number) => page.press(x, y),

    expectPath: (path: string) =>
      eventually(async () => {
        const address = await page.evaluate(
          () => location.pathname + location.search + location.hash,
        );
        expect(address).toBe(path);
      }),

    /** Announces a console message that this journey causes on purpose. */
    allowMessage: (pattern: RegExp) => void announced.push(pattern),

    messages: () => page.messages(),

    /** Messages that no one announced (Q4, Q5). */
    surprises: () =>
      page.messages().filter((text) => !announced.some((pattern) => pattern.test(text))),
  };
}
