import type { Speaker } from '../../content/conversation.ts';

/** A turn of the call as it sounds. */
export interface Word {
  readonly speaker: Speaker['role'];
  /** How high each column is, in dots from the middle row to the rim; 0 is silence. */
  readonly heights: readonly number[];
}

/**
 * The call of the first screen, a word for each turn and one for the result. The first three and the first seven columns
 * are words of their own: a phone and a tablet show only those.
 */
export const words: readonly [Word, Word, Word, Word] = [
  { speaker: 'agent', heights: [3, 5, 4, 2, 4, 5, 4, 2, 3, 4, 2, 1] },
  { speaker: 'caller', heights: [3, 4, 3, 2, 3, 5, 4, 2, 3, 4, 2, 1] },
  { speaker: 'agent', heights: [2, 5, 4, 2, 4, 5, 5, 3, 2, 5, 3, 1] },
  { speaker: 'person', heights: [3, 5, 4, 2, 3, 5, 4, 3, 1, 3, 4, 2, 1, 1] },
];
