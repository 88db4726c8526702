import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { documents, openDocument } from './support/documents.ts';
import { expectLegible } from './support/legible.ts';
import { finishAnimations, narrow, stopLongTimers, wide } from './support/page-state.ts';
import { type PageState, states } from './support/states.ts';
import { expectAllReached, expectTabStops } from './support/tab-stops.ts';
import { expect, test } from './support/test.ts';

/** A window of 1280 x 1024 px at 400%. */
const at400Percent = { width: 320, height: 256 };

/** The text spacing that must cause no loss of content (WCAG 1.4.12), for what is in a part of the page. */
const wideSpacing = (part: string) => `${part} * {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
${part} p { margin-block-end: 2em !important; }`;

/** Sets the text size of the browser settings, which `rem` is based on. */
async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Adds a style sheet of a visitor's own. The content policy blocks a `<style>` element. */
const addStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);

/**
 * Fails with what axe finds wrong or cannot decide, one per line: the rule and the element. `within` is the selector for
 * what is checked: the page, or what one of its states adds.
 */
async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // axe cannot tell the background of a line that the window's edge cuts off.
  const size = page.viewportSize() ?? wide;
  await page.setViewportSize({ width: size.width, height: 4000 });
  // axe ignores the top layer: what is in it is raised by z-index, and shown in full.
  const onTop = page.locator(':popover-open, dialog:modal');
  await onTop.evaluateAll((elements: HTMLElement[]) => {
    for (const { style } of elements) Object.assign(style, { zIndex: '9999', maxHeight: 'none' });
  });
  const { violations, incomplete, passes } = await new AxeBuilder({ page })
    // There are no frames to combine results from.
    .setLegacyMode()
    .include(within)
    .options({
      resultTypes: ['violations', 'incomplete'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: {
        // WCAG 2.5.3, which axe still marks as experimental: speech users say what they see.
        'label-content-name-mismatch': { enabled: true },
        // Anything that fails AA contrast also fails AAA.
        'color-contrast': { enabled: false },
        'color-contrast-enhanced': { enabled: true },
      },
    })
    .analyze();
  await onTop.evaluateAll((elements) => {
    for (const element of elements) element.removeAttribute('style');
  });
  await page.setViewportSize(size);
  const lines = [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(lines).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain('color-contrast-enhanced');
}

/**
 * Fails with every primary target below 44 px (WCAG 2.5.5): what looks like a button or a field, or is in the header, the
 * menu, a dialog or the choice of theme. Axe measures the others.
 */
async function expectLargeTargets(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  const small = await page
    // A label around a control is pressed instead of it.
    .locator('a[href], button, input:not(label input), textarea, label:has(input)')
    .filter({ visible: true })
    .evaluateAll((all: HTMLElement[]) =>
      all.flatMap((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        const isFramed = borderTopStyle === 'solid' && Number.parseFloat(borderTopWidth) > 0;
        const isPrimary =
          isFramed || element.matches('header *, [popover] *, dialog *, fieldset *, textarea');
        const { width, height } = element.getBoundingClientRect();
        if (!isPrimary || (Math.round(width) >= 44 && Math.round(height) >= 44)) return [];
        return `${element.outerHTML.slice(0, 120)}: ${width.toFixed(0)} x ${height.toFixed(0)}`;
      }),
    );
  expect.soft(small).toEqual([]);
}

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
  const drawings = page.locator('main svg, [href="/"] svg').filter({ visible: true });
  for (const drawing of await drawings.all()) {
    const { channels } = await sharp(await drawing.screenshot()).stats();
    const spread = Math.max(...channels.map(({ stdev }) => stdev));
    expect.soft(spread, await drawing.innerHTML()).toBeGreaterThan(10);
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
    for (const list of await lists.all()) {
      await expect.soft(list).not.toHaveCSS('list-style-type', 'none');
    }
    await expectSeenInForcedColors(page);
    if (document.name === 'home') {
      await form.root.scrollIntoViewIfNeeded();
      await form.expectReady();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }

    await page.setViewportSize(at400Percent);
    await expectTabStops(page);
    await expectAllReached(page);
    const phone = { width: 320, height: 640 };
    const between = [768, 1024].map((width) => ({ width, height: 800 }));
    for (const { name, windows, size = 16, styles = '' } of [
      { name: 'no change', windows: [at400Percent] },
      { name: '200% text', windows: [phone, wide], size: 32 },
      { name: 'wide spacing below the header', windows: between, styles: wideSpacing('main') },
      { name: 'wide spacing', windows: [phone, wide], styles: wideSpacing('html') },
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

    await expectLargeTargets(page);
    await expectAccessible(page);
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}

for (const [name, state] of Object.entries<PageState>(states)) {
  const { size, within = '#contact, [role=region]', stops, reach } = state;
  test(`Q2 the state "${name}" is accessible`, async ({ form, page }) => {
    await stopLongTimers(page);
    await page.setViewportSize(size);
    const shown = await reach(form);
    await expect(shown).toBeVisible();
    await finishAnimations(page);
    await expectLargeTargets(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await setTextSize(page, 24);
    await addStyles(page, wideSpacing('html'));
    await expectLegible(page, '320 px, widely spaced, 150% text');
    await setTextSize(page, 16);
    await page.setViewportSize(size);
    await expectAccessible(page, within);
    await expect(shown).toBeVisible();
    if (stops) await expectTabStops(page, stops);
  });
}

/** Runs in the page: the words that break between two letters. */
const brokenWords = (elements: Element[]) =>
  elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

test('Q2 with text of 32 px on a phone, the name and the words of headings and facts stay whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await setTextSize(page, 32);
  await page.locator('dialog').evaluateAll((all: HTMLDialogElement[]) => {
    for (const dialog of all) dialog.showModal();
  });
  const texts = page.locator('[href="/"], h1, h2, h3, dt, dd').filter({ visible: true });
  expect(await texts.evaluateAll(brokenWords)).toEqual([]);
});
