import { sharedWords } from '../content.ts';
import { type Actions, eventually, expect, test } from './test.ts';

const button = { css: 'button[aria-label="Toggle theme"]' };

/** Runs in the page: whether its background and the text of the browser's own controls are dark. */
function readTheme(): boolean[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = 'CanvasText';
  const context = document.createElement('canvas').getContext('2d');
  const areDark = [document.documentElement, probe].map((element) => {
    if (!context) throw new Error('The browser has no canvas.');
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return (context.getImageData(0, 0, 1, 1).data[0] ?? 0) < 128;
  });
  probe.remove();
  return areDark;
}

function expectTheme({ evaluate }: Actions, theme: 'light' | 'dark'): Promise<void> {
  const isDark = theme === 'dark';
  return eventually(async () => expect(await evaluate(readTheme)).toEqual([isDark, !isDark]));
}

test('H4 H5 the theme button stores a theme; the footer follows the system', async ({ tab }) => {
  const stored = () => tab.evaluate(() => localStorage.getItem('theme'));
  await tab.open('/');
  await tab.click(button);
  await expectTheme(tab, 'dark');
  expect(await stored()).toBe('dark');
  // The pointer fetches the tooltips; Firefox reports a load that is cut off as a wrong hash.
  await eventually(async () =>
    expect(
      await tab.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    ).toContainEqual(expect.stringContaining('/tooltips')),
  );
  await tab.reload();
  await expectTheme(tab, 'dark');
  await tab.open('/privacy-policy');
  await expectTheme(tab, 'dark');
  await tab.expectState(button, { title: 'Switch to light mode' });
  await tab.click({ css: 'footer label', name: 'System' });
  await expectTheme(tab, 'light');
  await tab.expectState(button, { title: 'Switch to dark mode' });
  expect(await stored()).toBe('system');
});

test('H16 a tooltip opens on focus, and Escape closes it', async ({ tab }) => {
  const tooltip = { css: '[role="tooltip"]' };
  await tab.open('/privacy-policy');
  await tab.tabTo(button);
  await tab.expectVisible(tooltip);
  await tab.expectState(button, { description: sharedWords.theme.toDark });
  await tab.press('Escape');
  await tab.expectHidden(tooltip);
  await tab.expectFocused(button);
});
