import { clsx } from 'clsx';
import type { Hero } from '../../content/hero.ts';
import { burstsOf, dotColor, dots, dotsOf } from './dots.ts';
import styles from './Wave.module.css';

/**
 * The call as sound on the dot grid, and everything that moves on the stage: drawn at build time, and by styles alone.
 * A narrow window cuts each burst after whole columns.
 */
export function Wave({ call }: { call: Hero['call'] }) {
  const bursts = burstsOf(call);
  return (
    <div aria-hidden="true" className={styles.wave}>
      <div className={clsx(styles.columns, styles.motion)}>
        <div className={styles.twinkle} />
        <div className={styles.twinkle} />
        <div className={styles.twinkle} />
      </div>
      <div className={clsx(styles.columns, styles.motion)}>
        {bursts.slice(1).map((_, index) => (
          <div key={index} className={styles.ping} />
        ))}
      </div>
      <div className={styles.columns}>
        {bursts.map((burst, turn) => (
          <svg key={turn} className={clsx(styles.burst, styles[burst.role])}>
            {dots.map(({ width, brightness }, index) => (
              <path
                key={width}
                strokeWidth={width}
                stroke={dotColor('currentcolor', 'var(--color-stage)', brightness)}
                d={dotsOf(burst, index)}
              />
            ))}
          </svg>
        ))}
      </div>
    </div>
  );
}
