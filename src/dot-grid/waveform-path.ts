import { largestAmplitude, type SpokenWord } from './speech-envelope.ts';

/** The row that a waveform extends up and down from. */
export const middleRow = largestAmplitude;

/** A word as an SVG path in units of one column: with round caps and a dash of `0 1` a row of dots for each column. */
export function wordPath({ start, amplitudes }: SpokenWord): string {
  return `M${start - 1} ${middleRow}${amplitudes.map((amplitude) => columnPath(amplitude)).join('')}`;
}

/**
 * A step to the right and a vertical line, as a part of an SVG path: with round caps and a dash of `0 1` a column of
 * dots. It ends in the row where it began, so that equal ones are written alike: that compresses best.
 */
export function columnPath(half: number): string {
  // The extra 0.1 makes the last dash appear.
  return `m1-${half}v${2 * half}.1m0-${half}.1`;
}
