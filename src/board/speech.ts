/**
 * The speech envelope: the page's headline as it is spoken, in board cells. One row a syllable; each
 * number is how far one column of lamps swings from the line. The one source of all that the board draws.
 */
const syllables = [
  ['E', [1, 3, 3, 1]],
  ['le', [4, 6, 6, 4]],
  ['gant', [2, 3, 1, 0]],
  ['A', [3, 6, 5, 3]],
  ['I', [5, 5, 2, 0]],
  ['So', [2, 4, 3]],
  ['lu', [5, 7, 6, 4]],
  ['tions', [3, 2, 1, 0]],
  ['for', [2, 2, 1, 0]],
  ['Mo', [3, 6, 6, 4]],
  ['dern', [3, 1, 0]],
  ['Busi', [4, 7, 6, 3]],
  ['ness', [4, 3, 2, 1]],
] as const satisfies readonly (readonly [string, readonly number[]])[];

const envelope: readonly number[] = syllables.flatMap(([, swings]) => swings);

/** The largest swing, in cells. The lit band is twice this and the line itself: 15 rows. */
export const widestSwing = Math.max(...envelope);

/** Columns after which the envelope repeats: 50 cells of 24 px, the page's 1200 px. */
export const period = envelope.length;

/**
 * The envelope at one column of the board.
 * @param column a whole number of cells from the period's start, of any sign
 * @returns half the height of the lit run there, in whole cells, from 0 (the line alone) to `widestSwing`
 */
export function swingAt(column: number): number {
  return envelope[((column % period) + period) % period] ?? 0;
}

/**
 * Whether a column is a syllable's peak: no neighbor swings wider, and the swing stands out.
 * @param column a whole number of cells from the period's start, of any sign
 */
export function isPeak(column: number): boolean {
  const swing = swingAt(column);
  return swing >= 5 && swing >= swingAt(column - 1) && swing > swingAt(column + 1);
}

/**
 * A stretch of the envelope for small drawings (logo, strip, icon).
 * @param count how many columns
 * @param start the first column, so that two strips differ
 * @returns swings as shares of the widest, each from 0 to 1
 */
export function stretch(count: number, start = 0): readonly number[] {
  return Array.from({ length: count }, (_, index) => swingAt(start + index) / widestSwing);
}
