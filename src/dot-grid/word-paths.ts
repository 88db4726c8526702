import { spokenWords, widestReach } from './speech-envelope.ts';

/** The side of one cell of the grid in CSS pixels. */
export const cell = 24;

/** The row that speech reaches up and down from. */
export const middleRow = widestReach;

/**
 * Each word of the sentence as an SVG path of vertical lines: with round caps and a dash of `0 24` each line shows
 * as a column of dots. The origin is the first dot of the top row.
 */
export const wordPaths: readonly string[] = spokenWords.map(({ start, reaches }) =>
  reaches
    .map((reach, index) => {
      const top = (middleRow - reach) * cell;
      // The tenth of a pixel makes the last dash appear.
      return `M${(start + index) * cell} ${top}v${2 * reach * cell}.1`;
    })
    .join(''),
);
