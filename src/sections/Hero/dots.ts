import type { Speaker } from '../../content/conversation.ts';
import type { Hero } from '../../content/hero.ts';

/** One cell of the dot grid, in pixels: `--cell` in `tokens.css`. */
export const cell = 24;

/** The rows of the wave. */
export const rows = 9;

/** The dots of the wave, from the quietest to the loudest: they grow (in pixels) and brighten. */
export const dots = [
  { width: 4, brightness: 0.45 },
  { width: 7, brightness: 0.55 },
  { width: 9, brightness: 0.7 },
  { width: 11, brightness: 0.8 },
  { width: 13, brightness: 0.9 },
  { width: 15, brightness: 1 },
  { width: 16, brightness: 1 },
  { width: 17, brightness: 1 },
  { width: 18, brightness: 1 },
] as const;

/** The color of a kind of dot: opaque, so that the grid does not show through it. */
export const dotColor = (voice: string, stage: string, brightness: number) =>
  `color-mix(in oklab, ${voice} ${brightness * 100}%, ${stage})`;

/**
 * The dots of one kind in a burst, as an SVG path of points that a round line cap draws.
 *
 * @param index of the kind in `dots`
 */
export function dotsOf({ loudness }: Burst, index: number): string {
  const middle = (rows - 1) / 2;
  return loudness
    .flatMap((inTheMiddle, column) =>
      Array.from({ length: rows }, (_, row) => {
        const here = inTheMiddle - 2 * Math.abs(row - middle);
        return here === index + 1 ? `M${(column + 0.5) * cell} ${(row + 0.5) * cell}h0` : '';
      }),
    )
    .join('');
}

/** A turn of the call as it sounds. */
export interface Burst {
  readonly role: Speaker['role'];
  /** How loud each column is in its middle, from 1 to 9; with each row from there it is 2 less. */
  readonly loudness: readonly number[];
}

/**
 * One for each turn, and one for the result. A narrow window shows only the first columns of each, up to a pause of the
 * voice: three on a phone and seven on a tablet, of the last one five and seven.
 */
const voices = [
  [3, 6, 2, 8, 9, 6, 2, 4, 7, 4, 3, 1],
  [4, 7, 2, 3, 6, 8, 2, 5, 7, 5, 2, 1],
  [6, 9, 2, 7, 9, 8, 2, 6, 8, 6, 4, 1],
  [7, 9, 8, 5, 2, 6, 2, 8, 9, 9, 7, 5, 3, 1],
];

/**
 * The call of the first screen as it sounds.
 *
 * @param call its three turns, and the result, in which one more speaks
 */
export function burstsOf({ turns, result }: Hero['call']): readonly Burst[] {
  const roles = [...turns.map(({ speaker }) => speaker.role), result.role];
  return roles.map((role, index) => ({ role, loudness: voices[index] ?? [] }));
}
