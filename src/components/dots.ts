/** One cell of the dot grid, in pixels: `--cell` in `tokens.css`. */
export const cell = 24;

/** The dots of a voice, from the quietest to the loudest: they grow (in pixels) and brighten. */
const kinds = [
  { from: 1, width: 4, brightness: 0.45 },
  { from: 2, width: 7, brightness: 0.55 },
  { from: 3, width: 9, brightness: 0.7 },
  { from: 4, width: 11, brightness: 0.8 },
  { from: 5, width: 13, brightness: 0.9 },
  { from: 6, width: 15, brightness: 1 },
  { from: 8, width: 18, brightness: 1 },
] as const;

/**
 * How loud voices are, from 1 to 9, a number for each column of the grid. All end in a pause. In a narrow window, the
 * hero shows only the first columns of each, up to a pause: three on a phone and seven on a tablet, of the last one
 * five and seven; in a window of 1,280 px twelve and fourteen.
 */
export const voices = [
  [3, 6, 2, 8, 9, 6, 2, 4, 7, 4, 3, 1, 5, 8, 4, 1],
  [4, 7, 2, 3, 6, 8, 2, 5, 7, 5, 2, 1, 4, 6, 3, 1],
  [6, 9, 2, 7, 9, 8, 2, 6, 8, 6, 4, 1, 7, 9, 5, 1],
  [7, 9, 8, 5, 2, 6, 2, 8, 9, 9, 7, 5, 3, 1, 5, 8, 6, 1],
] as const;

/** A dot on the grid. */
export interface Dot {
  readonly column: number;
  readonly row: number;
  /** From 1 to 9; at 0 or less, there is no dot. */
  readonly loudness: number;
}

/** The color of a dot: opaque, so that the grid does not show through it. */
const colorOf = (voice: string, background: string, brightness: number) =>
  `color-mix(in oklab, ${voice} ${brightness * 100}%, ${background})`;

/**
 * Dots as SVG paths, one for each kind that occurs, which a round line cap draws.
 *
 * @param voice the color of whoever speaks, as a CSS color
 * @param background the color behind
 */
export function dotPaths(dots: readonly Dot[], voice: string, background: string) {
  return kinds.flatMap(({ from, width, brightness }, index) => {
    const below = kinds[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const d = dots
      .filter(({ loudness }) => loudness >= from && loudness < below)
      .map(({ column, row }) => `M${(column + 0.5) * cell} ${(row + 0.5) * cell}h0`)
      .join('');
    return d ? [{ width, stroke: colorOf(voice, background, brightness), d }] : [];
  });
}
