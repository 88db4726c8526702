import { resolve } from 'node:path';
import { agency, pages } from '../content.ts';
import { fontsShown } from './page-state.ts';
import { test as base, expect } from './test.ts';

/** A Linux system without any font like Arial; other systems ignore the file. */
const env = { ...process.env, FONTCONFIG_FILE: resolve('tests/e2e/without-arial.conf') };

const test = base.extend({
  launchOptions: [({ launchOptions }, use) => use({ ...launchOptions, env }), { scope: 'worker' }],
});

test('Q1 nothing shifts as fonts and form arrive, even without Arial', async ({ form, page }) => {
  test.skip(agency.fonts.length > 0, 'Nothing knows the measures of a font of the owner.');
  // As on a first visit: later ones have the fonts from the start.
  await page.addInitScript(() => localStorage.clear());
  for (const [path, width] of [
    ['/', 360],
    ['/', 1280],
    [pages.privacy.path, 768],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const unblock = await form.failFiles('form', 'late');
    await page.goto(path);
    await fontsShown(page);
    if (path === '/') {
      while (((await form.root.boundingBox())?.y ?? 0) > 100) await page.mouse.wheel(0, 100);
      await form.field('company').fill('Quill Plumbing');
      unblock();
      await form.expectReady();
    }
    const shift = await page.evaluate(async () => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift', buffered: true });
      // A shift is reported after the frame that shows it.
      await new Promise((reported) => setTimeout(reported, 100));
      return sum;
    });
    expect(shift, `${path} at ${width} px`).toBeLessThan(0.0005);
  }
});
