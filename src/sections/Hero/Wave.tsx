import { clsx } from 'clsx';
import { type Word, words } from './speech.ts';
import styles from './Wave.module.css';

/** One cell of the dot grid, in pixels, and the rows of the wave. */
const cell = 24;
const rows = 7;

/** The widths of a dot from the rim of a word to its middle, in pixels. */
const sizes = [5, 8, 11, 14, 16] as const;

/**
 * The dots of one size in a word, as an SVG path of points that a round line cap draws.
 *
 * @param heights of the word's columns, in dots from the middle row to the rim
 * @param size the index of the size: the first is the rim
 */
function dotsOfSize(heights: Word['heights'], size: number): string {
  const middle = (rows - 1) / 2;
  return heights
    .flatMap((height, column) =>
      Array.from({ length: rows }, (_, row) => {
        const steps = height - 1 - Math.abs(row - middle);
        const isThisSize = steps >= 0 && Math.min(steps, sizes.length - 1) === size;
        return isThisSize ? `M${(column + 0.5) * cell} ${(row + 0.5) * cell}h0` : '';
      }),
    )
    .join('');
}

/**
 * The call as sound on the dot grid, and everything that moves on the stage: drawn at build time, and by styles alone.
 * A narrow window cuts each word after whole columns.
 */
export function Wave({ className }: { readonly className?: string | undefined }) {
  return (
    <div aria-hidden="true" className={clsx(styles.wave, className)}>
      <div className={styles.motion}>
        <i className={styles.twinkle} />
        <i className={styles.twinkle} />
        <i className={styles.twinkle} />
        {words.map(({ speaker }, index) => (
          <b key={`${speaker} ${index}`} className={styles.ping} />
        ))}
      </div>
      {words.map(({ speaker, heights }, index) => (
        <div key={index} className={clsx(styles.word, styles[speaker])}>
          <svg className={styles.drawing}>
            {sizes.map((size, step) => (
              <path key={size} strokeWidth={size} d={dotsOfSize(heights, step)} />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
