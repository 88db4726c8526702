import { columnCount, secondLineWord, stillLitWord } from './speech-envelope.ts';
import { middleRow, wordPaths } from './word-paths.ts';

/** The words before and after the place where the sentence wraps on a phone. */
const lines = [wordPaths.slice(0, secondLineWord), wordPaths.slice(secondLineWord)];

/** The dot grid behind the hero's sentence, and the sentence as a waveform. Hidden from assistive technology. */
export function DotGrid() {
  return (
    <div className="dot-grid" aria-hidden="true">
      <i className="twinkle" />
      <i className="twinkle" />
      <svg viewBox={`0 0 ${columnCount - 1} ${2 * middleRow}`} className="waveform">
        {lines.map((line) => (
          <g key={line[0]}>
            <path d={line.join('')} />
            {line.map((path) => (
              <path key={path} className={litWordClass(wordPaths.indexOf(path))} d={path} />
            ))}
          </g>
        ))}
      </svg>
      <i className="ping" />
    </div>
  );
}

/** The classes that animate one word. */
export function litWordClass(index: number): string {
  return `lit-word word-${index}${index === stillLitWord ? ' lit-word-still' : ''}`;
}
