import { resolve } from 'node:path';
import { fontsShown } from './support/page-state.ts';
import { test as base, expect } from './support/test.ts';

/** A Linux system without any font like Arial; other systems ignore the file. */
const env = { ...process.env, FONTCONFIG_FILE: resolve('tests/e2e/support/without-arial.conf') };

const test = base.extend({
  launchOptions: [({ launchOptions }, use) => use({ ...launchOptions, env }), { scope: 'worker' }],
});

for (const [path, width] of [
  ['/', 360],
  ['/', 1280],
  ['/privacy-policy', 768],
] as const) {
  test(`Q1 nothing shifts on ${path} at ${width} px as fonts and form load, even without Arial`, async ({
    form,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await fontsShown(page);
    if (path === '/') {
      await form.root.scrollIntoViewIfNeeded();
      await form.expectReady();
    }
    const shift = await page.evaluate(
      () =>
        new Promise<number>((reported) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
          }).observe({ type: 'layout-shift', buffered: true });
          // A shift is reported after the frame that shows it.
          requestAnimationFrame(() => requestAnimationFrame(() => reported(sum)));
        }),
    );
    expect(
      shift,
      'A text that wraps differently in a fallback font moves what is below it.',
    ).toBeLessThan(0.001);
  });
}
