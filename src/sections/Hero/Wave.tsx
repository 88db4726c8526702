import { clsx } from 'clsx';
import type { Turn } from '../../content/conversation.ts';
import { burstsOf, dotSizes, dotsOfSize } from './dots.ts';
import styles from './Wave.module.css';

interface WaveProps {
  readonly turns: readonly Turn[];
  readonly className?: string | undefined;
}

/**
 * The call as sound on the dot grid, and everything that moves on the stage: drawn at build time, and by styles alone.
 * A narrow window cuts each burst after whole columns.
 */
export function Wave({ turns, className }: WaveProps) {
  const bursts = burstsOf(turns);
  return (
    <div aria-hidden="true" className={clsx(styles.wave, className)}>
      {/* Two kinds of elements, so that the styles can count each. */}
      <div className={clsx(styles.columns, styles.motion)}>
        <i className={styles.twinkle} />
        <i className={styles.twinkle} />
        <i className={styles.twinkle} />
        {bursts.slice(1).map((_, index) => (
          <b key={index} className={styles.ping} />
        ))}
      </div>
      <div className={styles.columns}>
        {bursts.map(({ role, heights }, index) => (
          <svg key={index} className={clsx(styles.burst, styles[role])}>
            {dotSizes.map((size, step) => (
              <path key={size} strokeWidth={size} d={dotsOfSize(heights, step)} />
            ))}
          </svg>
        ))}
      </div>
    </div>
  );
}
