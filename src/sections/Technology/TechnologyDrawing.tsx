import { clsx } from 'clsx';
import type { Content } from '../../content/content.ts';
import styles from './TechnologyDrawing.module.css';

/** 15 rows of 40 dots each: every path is made of lines that are drawn as rows or columns of dots. */
const drawings = {
  /* A recorded call in a loop: it is replayed. */
  replay: {
    ink: 'M24 5h1.1M23 6h3.1M29 6h2.1M22 7h10.1M23 8h3.1M29 8h2.1M24 9h1.1M18 13v.1M19 12v.1M19 14v.1M20 0v.1M20 2v.1M21 1v.1M24 4v.1M24 10v.1M30 5v.1M30 9v.1',
    idle: 'M5 1h15.1M22 1h12.1M5 13h12.1M19 13h15.1M2 4v6.1M3 3v.1M3 11v.1M4 2v.1M4 12v.1M35 2v.1M35 12v.1M36 3v.1M36 11v.1M37 4v6.1',
    lit: 'M13 5h2.1M7 6h2.1M12 6h4.1M19 6h2.1M6 7h15.1M7 8h2.1M12 8h4.1M19 8h2.1M13 9h2.1M8 5v.1M8 9v.1M14 4v.1M14 10v.1M20 5v.1M20 9v.1',
  },
  /* A failed node, and the detour around it. */
  reroute: {
    ink: 'M32 2h2.1M31 3h4.1M30 4h6.1M0 5h10.1M26 5h13.1M30 6h6.1M31 7h4.1M32 8h2.1M16 12h4.1M10 6v.1M11 7v.1M12 8v.1M13 9v.1M14 10v.1M15 11v.1M21 11v.1M22 10v.1M23 9v.1M24 8v.1M25 7v.1M26 6v.1',
    idle: 'M17 2h2.1M11 5h4.1M21 5h4.1M17 8h2.1M15 4v.1M15 6v.1M16 3v.1M16 7v.1M17 4v.1M17 6v.1M18 5v.1M19 4v.1M19 6v.1M20 3v.1M20 7v.1M21 4v.1M21 6v.1',
    lit: '',
  },
  /* Versions, each tested, and the way back from the last one. */
  versions: {
    ink: 'M3 1h6.1M16 1h6.1M29 1h6.1M28 2h8.1M28 3h5.1M35 3h1.1M28 4h4.1M34 4h2.1M0 5h2.1M10 5h5.1M23 5h6.1M33 5h6.1M28 6h2.1M32 6h4.1M28 7h8.1M28 8h8.1M3 9h6.1M16 9h6.1M29 9h6.1M2 2v2.1M2 6v2.1M4 5v.1M5 6v.1M6 5v.1M7 4v.1M8 3v.1M10 2v2.1M10 6v2.1M15 2v2.1M15 6v2.1M17 5v.1M18 6v.1M19 5v.1M20 4v.1M21 3v.1M23 2v2.1M23 6v2.1M31 5v.1',
    idle: 'M18 12h2.1M20 13h11.1M19 11v.1M32 11v1.1',
    lit: '',
  },
} as const;

interface TechnologyDrawingProps {
  readonly name: Content['technology']['cards'][number]['drawing'];
}

/** The drawing of a technology card, in dots. Decorative. */
export function TechnologyDrawing({ name }: TechnologyDrawingProps) {
  const { ink, idle, lit } = drawings[name];
  return (
    <div aria-hidden="true" className={clsx('no-print', styles.board)}>
      <svg viewBox="-.5 -.5 40 15" className={clsx('dots', styles.drawing)}>
        <path d={ink} />
        <path className={styles.idle} d={idle} />
        <path className={styles.lit} d={lit} />
      </svg>
    </div>
  );
}
