/**
 * The speech envelope: the amplitude of each column of dots in cells, one row per word of the sentence, as many
 * columns as the word is wide in type (`.spoken-sentence`). All drawings come from it.
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

/** The word that is lit under reduced motion: "AI". */
export const reducedMotionWord = 4;

const envelope: readonly number[] = words.flat();

/** The waveform has twice as many rows, and the middle row. */
export const largestAmplitude = Math.max(...envelope);

export const columnCount = envelope.length;

/** The first column and the amplitudes of each word, in order. */
export const spokenWords = words.map((amplitudes, index) => ({
  start: words.slice(0, index).flat().length,
  amplitudes,
}));

/**
 * A part of the envelope for small drawings (logo, waveform of a turn, icon).
 * @param count how many columns
 * @param start the first column; the envelope repeats
 * @returns amplitudes as shares of the largest, each from 0 to 1
 */
export function sampleEnvelope(count: number, start = 0): readonly number[] {
  return Array.from(
    { length: count },
    (_, index) => (envelope[(start + index) % columnCount] ?? 0) / largestAmplitude,
  );
}

/** The logo's bars as shares of the largest amplitude: the first syllable of "evening". */
export const logoBars = sampleEnvelope(4, spokenWords[1]?.start);

/** The bar of the logo in the accent color: the peak. */
export const accentBar = logoBars.indexOf(Math.max(...logoBars));
