import { largestAmplitude, spokenWords } from './speech-envelope.ts';

/** The side of one cell of the grid in CSS pixels. */
export const cell = 24;

/** The row that the waveform extends up and down from. */
export const middleRow = largestAmplitude;

/**
 * Each word of the sentence as an SVG path of vertical lines, in columns: with round caps and a dash of `0 1` each
 * line shows as a column of dots. Lines end where they began, so that equal ones are written alike: that compresses best.
 */
export const wordPaths: readonly string[] = spokenWords.map(({ start, amplitudes }) => {
  // The tenth of a column makes the last dash appear.
  const lines = amplitudes.map(
    (amplitude) => `m1-${amplitude}v${2 * amplitude}.1m0-${amplitude}.1`,
  );
  return `M${start - 1} ${middleRow}${lines.join('')}`;
});
