import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pages } from '../content.ts';
import { fontsShown } from './page-state.ts';
import { test as base, expect } from './test.ts';

const folder = resolve('.local', 'fontconfig');
const file = join(folder, 'fonts.conf');

/** The fonts of a Linux system without any like Arial; other systems ignore the file. */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts/truetype/dejavu</dir>
  <cachedir>${folder}</cachedir>
</fontconfig>
`;

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, fontsConfiguration);
      await use({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: file } });
    },
    { scope: 'worker' },
  ],
});

test('Q1 nothing shifts as the fonts arrive, nor without a font like Arial', async ({ page }) => {
  // As on a first visit: later ones have the fonts from the start.
  await page.addInitScript(() => localStorage.clear());
  for (const [path, width] of [
    ['/', 360],
    ['/', 1280],
    [pages.privacy.path, 768],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await fontsShown(page);
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
