import { columnCount, stillWord } from './speech-envelope.ts';
import { cell, middleRow, wordPaths } from './word-paths.ts';

/** The words before and after the place where the sentence wraps on a phone. */
const lines = [wordPaths.slice(0, stillWord + 1), wordPaths.slice(stillWord + 1)];

/** The dot grid behind the hero's sentence, and the sentence as a waveform. Hidden from assistive technology. */
export function DotGrid() {
  return (
    <div className="dot-grid" aria-hidden="true">
      <i className="twinkle" />
      <i className="twinkle" />
      <svg viewBox={`0 0 ${(columnCount - 1) * cell} ${2 * middleRow * cell}`} className="waveform">
        {lines.map((line) => (
          <g key={line[0]}>
            <path d={line.join('')} />
            {line.map((path) => (
              <path key={path} className={spokenClass(wordPaths.indexOf(path))} d={path} />
            ))}
          </g>
        ))}
      </svg>
      <i className="ping" />
    </div>
  );
}

/** The class that lights a word of the sentence in its turn. */
export function spokenClass(index: number): string {
  return `spoken word-${index}${index === stillWord ? ' spoken-still' : ''}`;
}
