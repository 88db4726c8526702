import type { Speaker } from '../content/conversation.ts';
import styles from './DotPaths.module.css';
import { type Dot, dotPaths } from './dots.ts';

interface DotPathsProps {
  /** Whose voice they are. */
  role: Speaker['role'];
  dots: readonly Dot[];
}

/** Dots of the grid inside an SVG, on navy, in the color of a speaker. */
export const DotPaths = ({ role, dots }: DotPathsProps) => (
  <g className={styles[role]}>
    {dotPaths(dots, 'currentcolor', 'var(--color-stage)').map(({ width, stroke, d }) => (
      <path key={width} strokeWidth={width} stroke={stroke} d={d} />
    ))}
  </g>
);
