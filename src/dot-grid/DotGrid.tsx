import { boardLayers, cell, middleRow, peakLamps } from './grid-path.ts';
import { period, wordStarts } from './speech-envelope.ts';

const rows = 2 * middleRow + 1;
const width = period * cell;
/** An open line to either side of the speech: 200 cells, past the edge of any screen. */
const silence = 200 * cell;

/**
 * The dot grid of the hero: decoration without layout of its own, hidden from assistive technology.
 * `words` are what is spoken, one for each word of the envelope.
 */
export function Board({ words }: { words: readonly string[] }) {
  const line = middleRow * cell;
  return (
    <div className="board" aria-hidden="true" data-board="">
      <div className="board-field" />
      <div className="board-speech">
        {boardLayers(1).map(({ path, kind }) => (
          <svg
            key={path}
            className={kind === 'ink' ? 'board-ink' : 'board-lamps'}
            width={width}
            height={rows * cell}
          >
            <path d={path} />
          </svg>
        ))}
        <svg className="board-ink board-line" width={width} height={rows * cell}>
          <path d={`M-${silence} ${line}h${silence - cell}.1M${width} ${line}h${silence}`} />
        </svg>
      </div>
      <svg className="board-words" width={width} height={cell}>
        {words.map((word, index) => (
          <text key={word} x={(wordStarts[index] ?? 0) * cell - 3} y={0.7 * cell}>
            {word}
          </text>
        ))}
      </svg>
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
