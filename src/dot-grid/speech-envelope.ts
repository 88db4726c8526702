/**
 * The speech envelope: an agent's first words as they are spoken, in board cells. One row a word; each number
 * is how far one column of lamps swings from the line. The one source of all that the board draws. The words
 * themselves are content and come in from outside; these are their shapes, in the same order.
 */
const words: readonly (readonly number[])[] = [
  [2, 5, 6, 4, 1, 0], // Good
  [3, 6, 4, 2, 3, 1, 0, 0], // evening.
  [3, 5, 3, 0], // I'm
  [1, 2, 0], // an
  [4, 7, 6, 3, 5, 6, 3, 0], // AI
  [1, 2, 4, 6, 5, 2, 2, 1, 0, 0], // assistant.
  [3, 5, 2, 0], // How
  [1, 2], // can
  [2, 1], // I
  [5, 7, 4], // help?
];

const envelope: readonly number[] = words.flat();

/** The largest swing, in cells. The lit band is twice this and the line itself: 15 rows. */
export const widestSwing = Math.max(...envelope);

/** Columns of the whole phrase: 50 cells of 24 px, the page's 1200 px. */
export const period = envelope.length;

/** The first column of each word, in order. */
export const wordStarts: readonly number[] = words.map((_, index) =>
  words.slice(0, index).reduce((columns, word) => columns + word.length, 0),
);

/**
 * The envelope at one column of the board.
 * @param column a whole number of cells from the phrase's start, of any sign; the phrase repeats
 * @returns half the height of the lit run there, in whole cells, from 0 (the line alone) to `widestSwing`
 */
export function swingAt(column: number): number {
  return envelope[((column % period) + period) % period] ?? 0;
}

/**
 * Whether a column is a syllable's peak: no neighbor swings wider, and the swing stands out.
 * @param column a whole number of cells from the phrase's start, of any sign
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

/** The logo's bars as shares of the widest: the first syllable of "AI". */
export const logoBars = stretch(4, wordStarts[4]);

/** Which of the logo's bars is lit: the peak. */
export const litBar = logoBars.indexOf(Math.max(...logoBars));
