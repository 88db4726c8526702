import { clsx } from 'clsx';
import { VoiceDots } from '../../components/SpeakerDots.tsx';
import type { Hero } from '../../content/hero.ts';
import { burstsOf } from './bursts.ts';
import styles from './Wave.module.css';

/**
 * The call as sound on the dot grid, and everything that moves in the hero: drawn at build time, and by styles alone.
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
        {bursts.map(({ role, dots }, turn) => (
          <svg key={turn} className={styles.burst}>
            <VoiceDots speaker={role} dots={dots} />
          </svg>
        ))}
      </div>
    </div>
  );
}
