/**
 * The speech envelope: the amplitude of each column of dots, one row per word of the sentence, as many columns as
 * the word is wide in type (`.spoken-sentence`). Waveforms and logo come from it. Another sentence keeps these columns, and
 * its words then stand only roughly above them.
 */
const words: readonly (readonly number[])[] = [
  [2, 4, 3, 1, 0], // I'm
  [1, 2, 2, 1, 0], // an
  [3, 5, 4, 0], // AI
  [1, 2, 3, 2, 3, 4, 5, 4, 3, 1, 2, 3, 2, 1, 0], // assistant.
  [1, 3, 4, 2, 0], // I'm
  [2, 4, 5, 4, 3, 1, 2, 3, 2, 1, 0], // waking
  [1, 2, 3, 2, 1, 0], // the
  [2, 5, 3, 2, 1, 2, 3, 4, 3, 2, 1, 1, 0], // plumber
  [2, 4, 3, 1, 0], // on
  [2, 4, 5, 4, 2], // call.
];

/** The word that is lit under reduced motion: "AI". */
export const stillLitWord = 2;

const envelope: readonly number[] = words.flat();

/** The waveform has twice as many rows, and one more in the middle. */
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

/** The logo's bars as shares of the largest amplitude: the first syllable of "plumber". */
export const logoBars = sampleEnvelope(4, spokenWords[7]?.start);

/** The bar of the logo in the accent color: the peak. */
export const accentBar = logoBars.indexOf(Math.max(...logoBars));
