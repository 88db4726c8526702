import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorFrom } from '../../color.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** A token's color, such as `--color-ink: light-dark(#151f2b, #edf0f4)`, or one for both themes. */
function colorOf(token: string, scheme: 'light' | 'dark'): string {
  const value = new RegExp(`--color-${token}:\\s*([^;]*);`).exec(tokens)?.[1] ?? '';
  const [light = '', dark = light] = value.match(/#\w+/g) ?? [];
  return scheme === 'light' ? light : dark;
}

// axe measures texts as they are shown; here are the colors that it does not look at, and those of rare states.
const texts = ['ink', 'muted', 'link', 'danger', 'success'];
const wave = ['wave-agent', 'wave-caller', 'wave-person'];

test.each([
  { scope: 'light', scheme: 'light', backgrounds: ['bg', 'surface', 'sunken'], parts: [] },
  { scope: 'dark', scheme: 'dark', backgrounds: ['bg', 'surface', 'sunken'], parts: [] },
  // Header, stage, contact and footer, in both themes.
  { scope: 'navy', scheme: 'dark', backgrounds: ['stage', 'surface'], parts: wave },
] as const)(
  'Q2 text and the parts of controls have enough contrast: $scope',
  ({ scheme, backgrounds, parts }) => {
    const contrast = (one: string, other: string) =>
      colorFrom(colorOf(one, scheme)).contrast(colorOf(other, scheme));
    for (const background of backgrounds) {
      for (const text of texts) {
        expect(contrast(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(7);
      }
      // Borders of controls; focus rings have the color of text.
      for (const part of ['control', ...parts]) {
        expect(contrast(part, background), `${part} on ${background}`).toBeGreaterThanOrEqual(3);
      }
    }
    for (const fill of ['primary', 'primary-hover']) {
      expect(contrast('on-primary', fill), `on-primary on ${fill}`).toBeGreaterThanOrEqual(7);
    }
  },
);
