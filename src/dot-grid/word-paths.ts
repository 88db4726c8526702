import { largestAmplitude, spokenWords } from './speech-envelope.ts';

/** The side of one cell of the grid in CSS pixels. */
export const cell = 24;

/** The row that the waveform extends up and down from. */
export const middleRow = largestAmplitude;

/**
 * A step to the right and a vertical line, as a part of an SVG path: with round caps and a dash of `0 1` a column of
 * dots. It ends in the row where it began, so that equal ones are written alike: that compresses best.
 */
export function columnPath(pitch: number, half: number): string {
  // The tenth makes the last dash appear.
  return `m${pitch}-${half}v${2 * half}.1m0-${half}.1`;
}

/** Each word of the sentence as an SVG path, in columns. */
export const wordPaths: readonly string[] = spokenWords.map(({ start, amplitudes }) => {
  const lines = amplitudes.map((amplitude) => columnPath(1, amplitude));
  return `M${start - 1} ${middleRow}${lines.join('')}`;
});
