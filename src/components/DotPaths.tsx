import { type Dot, dotPaths } from './dots.ts';

/** Dots of the grid inside an SVG, in its text color, on navy. */
export const DotPaths = ({ dots }: { dots: readonly Dot[] }) =>
  dotPaths(dots, 'currentcolor', 'var(--color-stage)').map(({ width, stroke, d }) => (
    <path key={width} strokeWidth={width} stroke={stroke} d={d} />
  ));
