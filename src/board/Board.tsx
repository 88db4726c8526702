import { boardLayers, cell, middleRow, peakLamps } from './board-path.ts';

/** Two periods of speech to either side of the page's own: 6,000 px in all. */
const periods = 5;
const rows = 2 * middleRow + 1;

/** The dot grid of the hero: decoration without layout of its own, hidden from assistive technology. */
export function Board() {
  return (
    <div className="board" aria-hidden="true" data-board="">
      <div className="board-field" />
      <div className="board-speech">
        {boardLayers(periods).map(({ path, kind }) => (
          <svg
            key={path}
            className={kind === 'ink' ? 'board-ink' : 'board-lamps'}
            width={periods * 1200}
            height={rows * cell}
          >
            <path d={path} />
          </svg>
        ))}
      </div>
      {peakLamps().map(({ column, row }) => (
        // The policy allows no style attribute, so an empty drawing's own size is what places the ring.
        <span key={column} className="board-ping">
          <svg width={column * cell} height={row * cell} />
          <i />
        </span>
      ))}
    </div>
  );
}
