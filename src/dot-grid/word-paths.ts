import { largestAmplitude, spokenWords } from './speech-envelope.ts';

/** The side of one cell of the grid in CSS pixels. */
export const cell = 24;

/** The row that the waveform extends up and down from. */
export const middleRow = largestAmplitude;

/**
 * Each word of the sentence as an SVG path of vertical lines: with round caps and a dash of `0 24` each line shows
 * as a column of dots. The origin is the first dot of the top row.
 */
export const wordPaths: readonly string[] = spokenWords.map(({ start, amplitudes }) =>
  amplitudes
    .map((amplitude, index) => {
      const top = (middleRow - amplitude) * cell;
      // The tenth of a pixel makes the last dash appear.
      return `M${(start + index) * cell} ${top}v${2 * amplitude * cell}.1`;
    })
    .join(''),
);
