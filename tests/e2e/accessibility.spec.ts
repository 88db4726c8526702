import { expectAccessible } from './support/accessible.ts';
import { documents, openDocument } from './support/documents.ts';
import { expectChoicesMarked, expectSeenInForcedColors, force } from './support/forced-colors.ts';
import { htmlIssues } from './support/html-issues.ts';
import { expectLargeTargets } from './support/large-targets.ts';
import { expectLegible } from './support/legible.ts';
import { narrow, wide } from './support/page-state.ts';
import { states } from './support/states.ts';
import { expectAllReached, expectTabStops } from './support/tab-stops.ts';
import { expect, test } from './support/test.ts';
import { addStyles, resetStyles, setTextSize, spacing } from './support/text-settings.ts';

for (const document of documents) {
  test(`Q2 Q5 H7 ${document.name} is valid, loses nothing in forced colors, has large enough targets, passes axe, and Tab reaches everything in view`, async ({
    form,
    page,
    pageEvents,
  }) => {
    await openDocument(page, pageEvents, document);
    expect.soft(await htmlIssues(await page.content())).toEqual([]);
    await force(page, 'dark');
    await expectChoicesMarked(page);
    await expectSeenInForcedColors(page);
    await page.setViewportSize(narrow);
    await expectLargeTargets(page);
    await expectAccessible(page);
    await page.setViewportSize(wide);
    await expectAccessible(page, { colorScheme: 'dark' });
    if (document.name === 'home') {
      await form.root.scrollIntoViewIfNeeded();
      await form.expectReady();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
    // A 1280 x 1024 px window at 400%.
    await page.setViewportSize({ width: 320, height: 256 });
    await expectTabStops(page);
    await expectAllReached(page);
  });

  test(`Q2 ${document.name} is legible in narrow windows, with larger and more widely spaced text`, async ({
    page,
    pageEvents,
  }) => {
    await openDocument(page, pageEvents, document);
    const expectLegibleIn = async (windows: readonly (typeof wide)[], name: string) => {
      for (const window of windows) {
        await page.setViewportSize(window);
        await expectLegible(page, `${name}, ${window.width} x ${window.height}`);
      }
    };
    // The second is 1280 x 1024 px at 400%.
    const small = [
      { width: 320, height: 640 },
      { width: 320, height: 256 },
    ];
    await expectLegibleIn(small, 'no change');
    await setTextSize(page, 32);
    await expectLegibleIn([narrow, wide], '200 % text');
    await resetStyles(page);
    await addStyles(page, spacing);
    await expectLegibleIn([narrow, wide], 'the spacing of WCAG 1.4.12');
  });
}

for (const { name, size, within, stops, reach, shown } of states) {
  test(`Q2 Q5 the state "${name}" is valid, has large enough targets, reflows, is visible in forced colors, and passes axe`, async ({
    form,
    page,
  }) => {
    await page.setViewportSize(size);
    await reach(form);
    await expect(shown(form)).toBeVisible();
    // The tests ask for less motion. The line next to the form's button appears after a while, without any.
    const animations = () =>
      page.evaluate(() => document.getAnimations().map((each) => each.playState));
    await expect.soft.poll(animations).not.toContain('running');
    expect.soft(await htmlIssues(await page.content())).toEqual([]);
    await page.setViewportSize(narrow);
    await expectLargeTargets(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await addStyles(page, spacing);
    await setTextSize(page, 24);
    // A tooltip moves to its new place one frame after the window or its text changes.
    await expect(() => expectLegible(page, '320 px, widely spaced, 150 % text')).toPass({
      timeout: 5000,
    });
    await resetStyles(page);
    await expectSeenInForcedColors(page);
    await page.setViewportSize(size);
    await expectAccessible(page, { within });
    await expect(shown(form)).toBeVisible();
    if (stops) await expectTabStops(page, stops);
  });
}
