import { type Dot, voices } from '../../components/dots.ts';
import type { Speaker } from '../../content/conversation.ts';
import type { Technology } from '../../content/technology.ts';

/** As many columns as the widest window shows. */
export const columns = 60;

/** Where the person takes over: in the middle of what a narrow window shows, too. */
const handOver = 20;

/** How many columns are silent before each call begins; then again from the first. */
const delays = [1, 3, 0, 2, 4, 1, 2] as const;

/** A part of the drawing in one color. */
type Drawing = Readonly<Record<Speaker['role'], readonly Dot[]>>;

/**
 * Calls at the same time, each on a row of its own. Agent and caller take turns; in the one that is handed over, a
 * person has spoken since its middle.
 *
 * @returns the dots of each role
 */
export function drawCalls({ list, handedOver }: Technology['calls']): Drawing {
  const drawing: Record<Speaker['role'], Dot[]> = { agent: [], caller: [], person: [] };
  for (const [row, call] of list.entries()) {
    let column: number = delays[row % delays.length] ?? 0;
    for (let turn = 0; column < columns; turn++) {
      const voice = voices[(row + turn) % voices.length] ?? [];
      for (const loudness of voice) {
        const speaker = turn % 2 === 0 ? 'agent' : 'caller';
        const role = call === handedOver.call && column >= handOver ? 'person' : speaker;
        // In one row, three sizes are enough to tell them apart.
        const dot = { column, row, loudness: loudness < 3 ? 1 : loudness < 6 ? 4 : 7 };
        if (column < columns) drawing[role].push(dot);
        column++;
      }
    }
  }
  return drawing;
}
