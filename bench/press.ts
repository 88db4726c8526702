import type { Locator } from '@playwright/test';

/** A press on the middle of an element, by the browser's own input alone: a locator's press adds listeners of its own. */
export type Press = (target: Locator) => Promise<void>;

export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const withFinger: Press = async (target) => {
  const { x, y } = await middleOf(target);
  await target.page().touchscreen.tap(x, y);
};
