import { clsx } from 'clsx';
import { columnsOfDots } from '../../components/columns-of-dots.ts';
import styles from './CallWaveform.module.css';

/** The turns of a call, each as the heights of its columns on either side of the middle row. */
const turns: readonly { readonly isAgent?: boolean; readonly heights: readonly number[] }[] = [
  { isAgent: true, heights: [3, 2, 2, 1, 3, 2, 2, 1, 3, 4, 2, 2, 2, 3, 2, 2, 2, 1] },
  { heights: [2, 4, 3, 3, 4, 2, 1, 3, 2, 1, 2, 2, 2, 2, 2, 2, 1] },
  { isAgent: true, heights: [3, 2, 3, 2, 4, 2, 1, 3, 2, 1, 2, 2, 2, 2, 2, 2, 1] },
  { heights: [4, 2, 2, 3, 2, 2, 1] },
  { isAgent: true, heights: [4, 2, 3, 2, 2, 1, 3, 3, 2, 1, 3, 2, 2, 3] },
  { heights: [2, 4, 3, 3, 3, 2, 1, 2, 2, 2, 2, 2, 3, 2, 3, 3] },
];
const columns = 96;
const middle = 4;

/** A whole call from left to right, with a pause between its turns; the agent's are highlighted. Decorative. */
export function CallWaveform() {
  return (
    <svg viewBox="0 -.5 96 9" aria-hidden="true" className={clsx('dots no-print', styles.waveform)}>
      <path d={`M.5 ${middle}h${columns - 1}.01`} className={styles.rest} />
      {turns.map(({ isAgent, heights }, index) => {
        const start = turns
          .slice(0, index)
          .reduce((sum, turn) => sum + turn.heights.length + 1, 0.5);
        return (
          <path
            key={start}
            d={columnsOfDots(heights, start, middle)}
            className={isAgent ? styles.agent : undefined}
          />
        );
      })}
    </svg>
  );
}
