import { type Dot, voices } from '../../components/dots.ts';
import type { Speaker } from '../../content/conversation.ts';
import type { Hero } from '../../content/hero.ts';

/** The rows of the wave. */
export const rows = 9;

/** A turn of the call as it sounds. */
interface Burst {
  readonly role: Speaker['role'];
  readonly columns: number;
  readonly dots: readonly Dot[];
}

/**
 * The call of the first screen as it sounds: loudest in the middle row, with each row from there two less.
 *
 * @param call its three turns, and the result, in which one more speaks
 */
export function burstsOf({ turns, result }: Hero['call']): readonly Burst[] {
  const roles = [...turns.map(({ speaker }) => speaker.role), result.role];
  const middle = (rows - 1) / 2;
  return voices.map((voice, turn) => ({
    role: roles[turn] ?? result.role,
    columns: voice.length,
    dots: voice.flatMap((loudest, column) =>
      Array.from({ length: rows }, (_, row) => {
        const loudness = loudest - 2 * Math.abs(row - middle);
        return { column, row, loudness };
      }),
    ),
  }));
}
