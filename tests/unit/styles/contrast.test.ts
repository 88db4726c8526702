import { expect, test } from 'vitest';
import { color } from '../../../scripts/images.ts';
import { colorFrom } from '../../color.ts';

const colorOf = (token: string, scheme: 'light' | 'dark') =>
  color(token)[scheme === 'light' ? 0 : 1];

// axe measures texts as they are shown; here are the colors that it does not look at, and those of rare states.
const texts = ['ink', 'muted', 'link', 'danger', 'success'];
const wave = ['wave-agent', 'wave-caller'];

const page = ['bg', 'surface', 'sunken'];
const navy = ['navy', 'navy-field'];

/** `scheme` is that of the texts, and `theme` that of the page. */
test.each([
  { scope: 'light', scheme: 'light', theme: 'light', backgrounds: page, parts: [] },
  { scope: 'dark', scheme: 'dark', theme: 'dark', backgrounds: page, parts: [] },
  { scope: 'navy in light', scheme: 'dark', theme: 'light', backgrounds: navy, parts: wave },
  { scope: 'navy in dark', scheme: 'dark', theme: 'dark', backgrounds: navy, parts: wave },
] as const)(
  'Q2 text and the parts of controls have enough contrast: $scope',
  ({ scheme, theme, backgrounds, parts }) => {
    for (const background of backgrounds) {
      const contrast = (one: string) =>
        colorFrom(colorOf(one, scheme)).contrast(colorOf(background, theme));
      for (const text of texts) {
        expect(contrast(text), `${text} on ${background}`).toBeGreaterThanOrEqual(7);
      }
      // Borders of controls; focus rings have the color of text.
      for (const part of ['control', ...parts]) {
        expect(contrast(part), `${part} on ${background}`).toBeGreaterThanOrEqual(3);
      }
    }
    for (const fill of ['primary', 'primary-hover']) {
      const contrast = colorFrom(colorOf('on-primary', scheme)).contrast(colorOf(fill, scheme));
      expect(contrast, `on-primary on ${fill}`).toBeGreaterThanOrEqual(7);
    }
    const onAccent = colorFrom(colorOf('on-accent', theme)).contrast(colorOf('accent', theme));
    expect(onAccent, 'on-accent on accent').toBeGreaterThanOrEqual(7);
  },
);
