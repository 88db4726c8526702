import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectSeenInForcedColors } from './forced-colors.ts';
import { htmlMistakes } from './html-mistakes.ts';
import { expectLargeTargets } from './large-targets.ts';
import { expectLegible } from './legible.ts';
import { narrow } from './page-state.ts';
import { states } from './states.ts';
import { expectTabStops } from './tab-stops.ts';
import { expect, test } from './test.ts';
import { addStyles, resetStyles, setTextSize, spacing } from './text-settings.ts';

async function expectReflows(page: Page): Promise<void> {
  // A tooltip takes its new place a frame after the window or its text has changed.
  const expectSettled = (when: string) =>
    expect(() => expectLegible(page, when)).toPass({ timeout: 5000 });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectSettled('320 px');
  await addStyles(page, spacing);
  await expectSettled('320 px, widely spaced');
  await setTextSize(page, 24);
  await expectSettled('320 px, widely spaced, 150 % text');
  await resetStyles(page);
}

for (const { name, size, within, stops, reach, expectStill } of states) {
  test(`Q2 Q5 the state "${name}" is valid, reflows, is visible in forced colors, has large enough targets, and passes axe`, async ({
    page,
    pageEvents,
  }) => {
    await page.setViewportSize(size);
    await reach(page, pageEvents);
    await expectStill(page);
    expect(await htmlMistakes(await page.content(), 'dom')).toEqual([]);
    await page.setViewportSize(narrow);
    await expectLargeTargets(page);
    await expectReflows(page);
    await expectSeenInForcedColors(page);
    await page.setViewportSize(size);
    await expectAccessible(page, { within });
    await expectStill(page);
    if (stops) await expectTabStops(page, stops);
  });
}
