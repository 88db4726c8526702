import type { Burst } from './speech.ts';

/** One cell of the dot grid, in pixels. */
export const cell = 24;

/** The rows of the wave. */
export const rows = 7;

/** The widths of a dot from the rim of a burst to its middle, in pixels. */
export const dotSizes = [5, 8, 11, 14, 16] as const;

/**
 * The dots of one size in a burst, as an SVG path of points that a round line cap draws.
 *
 * @param heights of the burst's columns, in dots from the middle row to the rim
 * @param size the index of the size: the first is the rim
 */
export function dotsOfSize(heights: Burst['heights'], size: number): string {
  const middle = (rows - 1) / 2;
  return heights
    .flatMap((height, column) =>
      Array.from({ length: rows }, (_, row) => {
        const steps = height - 1 - Math.abs(row - middle);
        const isThisSize = steps >= 0 && Math.min(steps, dotSizes.length - 1) === size;
        return isThisSize ? `M${(column + 0.5) * cell} ${(row + 0.5) * cell}h0` : '';
      }),
    )
    .join('');
}
