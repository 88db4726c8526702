import { wideCharacter } from './wide-character.ts';

/** The maximum width, in em, of the longest figure of a row for each class (`stats.css`). */
const sizes = [
  ['figures-short', 2.5],
  ['figures-medium', 3.75],
  ['figures-long', 5],
  ['figures-longer', 7],
] as const;

/** The class that sets a row of figures in one size at which the longest fits on one line. */
export function figureSize(figures: readonly string[]): string {
  const longest = Math.max(...figures.map(width));
  return sizes.find(([, maxWidth]) => longest <= maxWidth)?.[0] ?? 'figures-longest';
}

/** In em, rounded up: from the glyph widths of the site's own font and of common fonts of other scripts. */
function width(figure: string): number {
  return [...figure].reduce((sum, character) => {
    if (wideCharacter.test(character)) return sum + 1;
    if (/[MWmw%@]/.test(character)) return sum + 0.95;
    if (/[\s.,:;'"!|()fijlrtI1-]/.test(character)) return sum + 0.4;
    return sum + (/\p{Lu}/u.test(character) ? 0.72 : 0.61);
  }, 0);
}
