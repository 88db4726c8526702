import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { themeColor } from '../../../src/layouts/Metadata.tsx';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** A role's color in a theme: `--color-ink: light-dark(oklch(…), oklch(…))`, or one for both. */
function colorOf(role: string, theme: 'light' | 'dark'): Color {
  const value = new RegExp(`--color-${role}: (.*);`).exec(tokens)?.[1] ?? '';
  const [light = '', dark = light] = value.match(/oklch\([^)]*\)/g) ?? [];
  return new Color(theme === 'light' ? light : dark);
}

const backgrounds = ['bg', 'surface', 'sunken'];
const texts = ['ink', 'muted', 'link', 'danger', 'success'];

/** Text and background tokens, and the minimum APCA Lc; each needs a WCAG contrast of 7. */
const pairs: readonly (readonly [text: string, background: string, lc: number])[] = [
  ...backgrounds.flatMap((background) => texts.map((text) => [text, background, 75] as const)),
  ['on-console', 'console', 75],
  ['on-console-muted', 'console', 75],
  // A button's own label, semibold: even black on it reaches only Lc 70.
  ['console-amber', 'console', 60],
  ['on-primary', 'primary', 60],
  ['on-primary', 'primary-hover', 60],
];

test.each(['light', 'dark'] as const)('Q2 H7 the tokens have enough contrast: %s', (theme) => {
  for (const [text, background, lc] of pairs) {
    const [over, under] = [colorOf(text, theme), colorOf(background, theme)];
    const pair = `${text} on ${background}`;
    expect(Math.abs(under.contrast(over, 'APCA')), pair).toBeGreaterThanOrEqual(lc);
    expect(under.contrast(over, 'WCAG21'), pair).toBeGreaterThanOrEqual(7);
  }
  for (const background of backgrounds) {
    const contrast = colorOf('control', theme).contrast(colorOf(background, theme), 'WCAG21');
    expect(contrast, `a control's border on ${background}`).toBeGreaterThanOrEqual(3);
  }
  const dots = colorOf('line', theme).contrast(colorOf('bg', theme), 'WCAG21');
  expect(dots, 'the grid dots').toBeGreaterThanOrEqual(1.5);
});

test('the browser’s toolbar has the color of the header', () => {
  const stage = colorOf('stage', 'dark').to('srgb').toString({ format: 'hex', collapse: false });
  expect(themeColor).toBe(stage);
});
