import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { describe, expect, test } from 'vitest';
import { roleColors } from '../../../src/seo/palette.ts';

/** What a pair of roles is for, and the least contrast it needs (Q2): WCAG 2 ratio and APCA Lc. */
const needs = {
  body: { wcag: 7, apca: 75 },
  // A button's own label, semibold: even black on it ends at Lc 70.
  label: { wcag: 7, apca: 60 },
  control: { wcag: 3, apca: 0 },
} as const;

type Pair = readonly [text: string, ground: string, need: keyof typeof needs];

const grounds = ['bg', 'surface', 'sunk'] as const;
const pairs: readonly Pair[] = [
  ...grounds.flatMap((ground): Pair[] => [
    ['ink', ground, 'body'],
    ['muted', ground, 'body'],
    ['link', ground, 'body'],
    ['danger', ground, 'body'],
    ['success', ground, 'body'],
    ['control', ground, 'control'],
    ['ink', ground, 'control'],
  ]),
  ['on-band', 'band', 'body'],
  ['on-band-muted', 'band', 'body'],
  ['primary', 'band', 'label'],
  ['on-primary', 'primary', 'label'],
  ['on-primary', 'primary-hover', 'label'],
];

const colorOf = (role: string, theme: 'light' | 'dark') => new Color(roleColors(role)[theme]);

const rows = (['light', 'dark'] as const).flatMap((theme) =>
  pairs.map(([text, ground, need]) => ({
    theme,
    pair: `${text} on ${ground}`,
    need,
    wcag: colorOf(text, theme).contrast(colorOf(ground, theme), 'WCAG21'),
    apca: Math.abs(colorOf(ground, theme).contrast(colorOf(text, theme), 'APCA')),
  })),
);

describe('Q2 contrast of the tokens', () => {
  test.each(rows)('$theme: $pair is enough for $need', ({ need, wcag, apca }) => {
    expect(wcag).toBeGreaterThanOrEqual(needs[need].wcag);
    expect(apca).toBeGreaterThanOrEqual(needs[need].apca);
  });

  test('every color lies inside sRGB, so that no screen has to guess', () => {
    const tokens = readFileSync('src/styles/tokens.css', 'utf8');
    for (const [, value] of tokens.matchAll(/(oklch\([^)]*\))/g)) {
      expect(new Color(value ?? '').inGamut('srgb'), value).toBe(true);
    }
  });
});
