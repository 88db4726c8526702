import { readFontFaces } from '../styles/font-faces.ts';

/**
 * The font files that a text needs, at build time: the page fetches all of them before it uses any, so that its fonts
 * are swapped once. If faces of a family share a character, the last declared one is used (CSS Fonts 4, 5.3).
 *
 * @param styles `@font-face` rules
 * @returns the indices of the needed rules
 */
export function neededFonts(styles: string, text: string): number[] {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const rest: Record<string, number[]> = {};
  return readFontFaces(styles)
    .map((face, index) => ({ face, index }))
    .reverse()
    .filter(({ face: { family, weight, ranges } }) => {
      const key = `${family} ${weight.min} ${weight.max}`;
      const before = rest[key] ?? letters;
      const after = before.filter(
        (letter) => !ranges.some(([first, last]) => first <= letter && letter <= last),
      );
      rest[key] = after;
      return after.length < before.length;
    })
    .map(({ index }) => index)
    .reverse();
}
