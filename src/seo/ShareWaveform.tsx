import { columnCount, stillLitWord } from '../dot-grid/speech-envelope.ts';
import { cell, middleRow, wordPaths } from '../dot-grid/word-paths.ts';
import { roleColors } from './palette.ts';
import { shareSize } from './share-size.ts';

/** The middle of the waveform: its lowest dots are cut off, so that the grid goes on past the picture. */
const speechLine = 21 * cell;
const top = speechLine - middleRow * cell + cell / 2;

/** The spoken sentence in dots across the whole picture, one word lit. */
export function ShareWaveform() {
  const { width, height } = shareSize;
  const color = (word: number) => roleColors(word === stillLitWord ? 'primary' : 'ink').dark;
  return (
    <svg className="waveform" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {[0, 1].map((copy) => (
        <g
          key={copy}
          transform={`translate(${copy * columnCount * cell + cell / 2} ${top}) scale(${cell})`}
        >
          {wordPaths.map((path, word) => (
            <path
              key={path}
              d={path}
              fill="none"
              stroke={color(word)}
              strokeWidth={10 / cell}
              strokeLinecap="round"
              strokeDasharray="0 1"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
