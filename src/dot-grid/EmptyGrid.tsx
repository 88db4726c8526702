import { cell } from './word-paths.ts';

const columns = 50;
const rows = 7;
const across = `h${(columns - 1) * cell}.1`;

/** The grid with no one speaking: the picture of a page that is not there. */
export function EmptyGrid() {
  const dots = Array.from({ length: rows }, (_, row) => `M4 ${row * cell + 4}${across}`).join('');
  return (
    <svg
      className="w-full overflow-visible fill-none [stroke-dasharray:0_24] [stroke-linecap:round]"
      width={columns * cell}
      height={(rows - 1) * cell + 8}
      aria-hidden="true"
    >
      <path className="stroke-dot stroke-[3]" d={dots} />
      <path className="stroke-ink stroke-[7]" d={`M4 ${((rows - 1) / 2) * cell + 4}${across}`} />
    </svg>
  );
}
