import { cell } from './board-path.ts';

const columns = 50;

/** The board with no one speaking: the picture of a page that is not there. */
export function FlatLine() {
  return (
    <svg
      className="w-full max-w-[75rem] overflow-visible fill-none stroke-ink stroke-[6] [stroke-dasharray:0_24] [stroke-linecap:round]"
      width={columns * cell}
      height={6}
      aria-hidden="true"
    >
      <path d={`M3 3h${(columns - 1) * cell}.1`} />
    </svg>
  );
}
