import { clsx } from 'clsx';
import { dotSizes, dotsOfSize } from './dots.ts';
import { words } from './speech.ts';
import styles from './Wave.module.css';

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
        {words.slice(1).map((_, index) => (
          <b key={index} className={styles.ping} />
        ))}
      </div>
      {words.map(({ speaker, heights }, index) => (
        <div key={index} className={clsx(styles.word, styles[speaker])}>
          <svg className={styles.drawing}>
            {dotSizes.map((size, step) => (
              <path key={size} strokeWidth={size} d={dotsOfSize(heights, step)} />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
