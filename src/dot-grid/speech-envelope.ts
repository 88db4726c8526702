/**
 * The speech envelope: how far each column of dots reaches to either side of the middle row, a row a word. All
 * drawings come from it. The words themselves are content; these are their shapes, in the same order, and each
 * has as many columns as it is wide in type (`.spoken-sentence`).
 */
const words: readonly (readonly number[])[] = [
  [1, 2, 3, 2, 1, 0], // Good
  [1, 3, 2, 1, 1, 2, 2, 1, 0], // evening.
  [1, 2, 0], // I'm
  [2, 1, 0], // an
  [2, 3, 1], // AI
  [1, 2, 3, 3, 2, 1, 2, 1, 1, 0], // assistant.
  [1, 2, 2, 1, 0], // How
  [1, 2, 1, 0], // can
  [2], // I
  [1, 2, 3, 3, 2, 1], // help?
];

/** Which word is shown as spoken where nothing moves: "AI". */
export const stillWord = 4;

const envelope: readonly number[] = words.flat();

/** The largest reach, in cells: the waveform has twice as many rows, and the middle row. */
export const widestReach = Math.max(...envelope);

/** Columns of the whole sentence. */
export const columnCount = envelope.length;

/** The words' columns as number of the first column and reaches, in order. */
export const spokenWords = words.map((reaches, index) => ({
  start: words.slice(0, index).flat().length,
  reaches,
}));

/**
 * A part of the envelope for small drawings (logo, waveform of a turn, icon).
 * @param count how many columns
 * @param start the first column; the envelope repeats
 * @returns reaches as shares of the widest, each from 0 to 1
 */
export function stretch(count: number, start = 0): readonly number[] {
  return Array.from(
    { length: count },
    (_, index) => (envelope[(start + index) % columnCount] ?? 0) / widestReach,
  );
}

/** The logo's bars as shares of the widest: the first syllable of "evening". */
export const logoBars = stretch(4, spokenWords[1]?.start);

/** Which of the logo's bars is lit: the peak. */
export const litBar = logoBars.indexOf(Math.max(...logoBars));
