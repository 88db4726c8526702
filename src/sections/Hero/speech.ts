import type { Speaker, Turn } from '../../content/conversation.ts';

/** A turn of the call as it sounds. */
export interface Burst {
  readonly role: Speaker['role'];
  /** How high each column is, in dots from the middle row to the rim; 0 is silence. */
  readonly heights: readonly number[];
}

/** One for each turn, and one for the result. A phone shows only the first three columns of each, a tablet seven. */
const heights = [
  [3, 5, 4, 2, 4, 5, 4, 2, 3, 4, 2, 1],
  [3, 4, 3, 2, 3, 5, 4, 2, 3, 4, 2, 1],
  [2, 5, 4, 2, 4, 5, 5, 3, 2, 5, 3, 1],
  [3, 5, 4, 2, 3, 5, 4, 3, 1, 3, 4, 2, 1, 1],
];

/**
 * The call of the first screen as it sounds: in the end, the caller has a person on the line.
 *
 * @param turns the three turns of the call
 */
export function burstsOf(turns: readonly Turn[]): readonly Burst[] {
  return heights.map((each, index) => ({
    role: turns[index]?.speaker.role ?? 'person',
    heights: each,
  }));
}
