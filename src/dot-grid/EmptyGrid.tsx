import { cell } from './word-paths.ts';

const columns = 50;
const rows = 7;
const across = `h${(columns - 1) * cell}.1`;

/** The grid with no one speaking: the picture of the error pages. */
export function EmptyGrid() {
  const dots = Array.from({ length: rows }, (_, row) => `M4 ${row * cell + 4}${across}`).join('');
  return (
    <svg
      width={columns * cell}
      height={(rows - 1) * cell + 8}
      aria-hidden="true"
      className="empty-grid"
    >
      <path d={dots} />
      <path d={`M4 ${((rows - 1) / 2) * cell + 4}${across}`} />
    </svg>
  );
}
