import type { Speaker } from '../../content/conversation.ts';
import type { Hero } from '../../content/hero.ts';

/** One cell of the dot grid, in pixels: `--cell` in `tokens.css`. */
export const cell = 24;

/** The rows of the wave. */
export const rows = 7;

/** The widths of a dot from the rim of a burst to its middle, in pixels. */
export const dotSizes = [5, 9, 13, 15, 16] as const;

/**
 * The dots of one size in a burst, as an SVG path of points that a round line cap draws.
 *
 * @param heights of the burst's columns, in dots from the middle row to the rim
 * @param step the index of the size: the first is the rim
 */
export function dotsOfSize(heights: Burst['heights'], step: number): string {
  const middle = (rows - 1) / 2;
  return heights
    .flatMap((height, column) =>
      Array.from({ length: rows }, (_, row) => {
        const fromRim = height - 1 - Math.abs(row - middle);
        const isThisSize = fromRim >= 0 && Math.min(fromRim, dotSizes.length - 1) === step;
        return isThisSize ? `M${(column + 0.5) * cell} ${(row + 0.5) * cell}h0` : '';
      }),
    )
    .join('');
}

/** A turn of the call as it sounds. */
export interface Burst {
  readonly role: Speaker['role'];
  /** How high each column is, in dots from the middle row to the rim; 0 is silence. */
  readonly heights: readonly number[];
}

/**
 * One for each turn, and one for the result. A narrow window shows only the first columns of each, up to a pause of the
 * voice: three on a phone and seven on a tablet, of the last one five and seven.
 */
const voices = [
  [3, 4, 1, 3, 5, 3, 1, 2, 4, 3, 2, 1],
  [2, 4, 1, 2, 4, 3, 1, 3, 5, 4, 2, 1],
  [4, 5, 1, 4, 5, 4, 1, 3, 5, 5, 3, 1],
  [4, 5, 4, 2, 1, 3, 1, 4, 5, 5, 3, 2, 1, 1],
];

/**
 * The call of the first screen as it sounds.
 *
 * @param call its three turns, and the result, in which one more speaks
 */
export function burstsOf({ turns, result }: Hero['call']): readonly Burst[] {
  const roles = [...turns.map(({ speaker }) => speaker.role), result.role];
  return roles.map((role, index) => ({ role, heights: voices[index] ?? [] }));
}
