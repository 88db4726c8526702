import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessible.ts';
import { documents, openDocument } from './support/documents.ts';
import { expectLargeTargets } from './support/large-targets.ts';
import { expectLegible } from './support/legible.ts';
import {
  addStyles,
  finishAnimations,
  narrow,
  setTextSize,
  stopLongTimers,
  wide,
} from './support/page-state.ts';
import { states } from './support/states.ts';
import { expectAllReached, expectTabStops } from './support/tab-stops.ts';
import { expect, test } from './support/test.ts';

/** A window of 1280 x 1024 px at 400%. */
const at400Percent = { width: 320, height: 256 };

/** The text spacing that must cause no loss of content (WCAG 1.4.12). */
const wideSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Expects that in forced colors the chosen radio button looks different from the others, and no drawing is empty. */
async function expectSeenInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const backgrounds = (state: string) =>
    page
      .locator(`[type=radio]${state} + *`)
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).backgroundColor));
  const [chosen] = await backgrounds(':checked');
  expect(chosen).toBeDefined();
  expect.soft(await backgrounds(':not(:checked)')).not.toContain(chosen);
  for (const drawing of await page
    .locator('main svg, [href="/"] svg')
    .filter({ visible: true })
    .all()) {
    const { channels } = await sharp(await drawing.screenshot()).stats();
    const spread = Math.max(...channels.map(({ stdev }) => stdev));
    const name = await drawing.evaluate((each) => each.outerHTML.slice(0, 120));
    expect.soft(spread, name).toBeGreaterThan(10);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

for (const document of documents) {
  test(`Q2 ${document.name} is accessible in every theme, window and text size, and by keyboard`, async ({
    form,
    page,
    pageEvents,
  }) => {
    await openDocument(page, pageEvents, document);
    // Safari takes a list without markers for one only in a navigation or with the role.
    const lists = page.locator(':is(ol, ul):not([role=list], nav *)').filter({ visible: true });
    const unmarked = await lists.evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each).listStyleType === 'none')
        .map((each) => each.outerHTML.slice(0, 120)),
    );
    expect.soft(unmarked).toEqual([]);
    await expectSeenInForcedColors(page);
    if (document.name === 'home') {
      await form.root.scrollIntoViewIfNeeded();
      await form.expectReady();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }

    await page.setViewportSize(at400Percent);
    await expectTabStops(page);
    await expectAllReached(page);
    for (const { name, windows, size = 16, styles = '' } of [
      { name: 'no change', windows: [at400Percent] },
      { name: '200% text', windows: [{ width: 320, height: 640 }, wide], size: 32 },
      { name: 'wide spacing', windows: [narrow, wide], styles: wideSpacing },
    ]) {
      await setTextSize(page, size);
      await addStyles(page, styles);
      for (const window of windows) {
        await page.setViewportSize(window);
        await expectLegible(page, `${name}, ${window.width} x ${window.height}`);
      }
    }
    await page.evaluate(() => {
      globalThis.document.adoptedStyleSheets = [];
    });

    await page.setViewportSize(narrow);
    await expectLargeTargets(page);
    await expectAccessible(page);
    await page.setViewportSize(wide);
    await expectAccessible(page, { colorScheme: 'dark' });
  });
}

for (const [name, state] of Object.entries(states)) {
  const { size, within = '#contact, [role=region]', stops, reach } = state;
  test(`Q2 the state "${name}" is accessible`, async ({ form, page }) => {
    await stopLongTimers(page);
    await page.setViewportSize(size);
    const shown = await reach(form);
    await expect(shown).toBeVisible();
    await finishAnimations(page);
    await page.setViewportSize(narrow);
    await expectLargeTargets(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await setTextSize(page, 24);
    await addStyles(page, wideSpacing);
    await expectLegible(page, '320 px, widely spaced, 150% text');
    await setTextSize(page, 16);
    await page.setViewportSize(size);
    await expectAccessible(page, { within });
    await expect(shown).toBeVisible();
    if (stops) await expectTabStops(page, stops);
  });
}
