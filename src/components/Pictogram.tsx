import { clsx } from 'clsx';
import styles from './Pictogram.module.css';

/** Seven rows of seven dots each: every path is a line that is drawn as a row or a column of dots. */
const drawings = {
  voice: {
    ink: 'M0 2v2.1M4 1v4.1M6 2v2.1',
    accent: 'M2 0v6.1',
  },
  chat: {
    ink: 'M1 0h4.1M0 1h6.1M0 2h1.1M5 2h1.1M0 3h6.1M1 4h4.1M1 5h1.1M1 6v.1M3 2v.1',
    accent: 'M2 2v.1M4 2v.1',
  },
  social: {
    ink: 'M0 2h6.1M0 4h6.1M2 0v1.1M2 3v.1M2 5v1.1M4 0v1.1M4 3v.1M4 5v1.1',
    accent: 'M3 3v.1',
  },
  mail: {
    ink: 'M0 1h6.1M0 2h1.1M5 2h1.1M0 5h6.1M0 3v1.1M2 3v.1M4 3v.1M6 3v1.1',
    accent: 'M3 4v.1',
  },
  phone: {
    ink: 'M0 0h1.1M0 1h1.1M1 2h1.1M1 3h1.1M2 4h1.1M3 5h3.1M4 6h2.1',
    accent: 'M5 4v.1',
  },
  calendar: {
    ink: 'M0 1h6.1M0 2h6.1M0 6h6.1M0 3v2.1M1 0v.1M5 0v.1M6 3v2.1',
    accent: 'M3 4v.1',
  },
  website: {
    ink: 'M0 0h6.1M0 1h6.1M2 4h2.1M0 6h6.1M0 2v3.1M6 2v3.1',
    accent: 'M2 3h1.1',
  },
} as const;

const everyDot = 'M0 0h6.1M0 1h6.1M0 2h6.1M0 3h6.1M0 4h6.1M0 5h6.1M0 6h6.1';

export type PictogramName = keyof typeof drawings;

interface PictogramProps {
  readonly name: PictogramName;
  readonly size?: 'small';
}

/** A drawing in dots on a small board, beside a name. */
export function Pictogram({ name, size }: PictogramProps) {
  const { ink, accent } = drawings[name];
  return (
    <svg
      viewBox="-.5 -.5 7 7"
      aria-hidden="true"
      className={clsx('dots no-print', styles.pictogram, size && styles[size])}
    >
      {!size && <path className={styles.board} d={everyDot} />}
      <path d={ink} />
      <path className={styles.accent} d={accent} />
    </svg>
  );
}
