import { columnCount, stillLitWord } from './speech-envelope.ts';
import { middleRow, wordPaths } from './word-paths.ts';

/** The dot grid below the hero's sentence, and the sentence as a waveform. Hidden from assistive technology. */
export function DotGrid() {
  return (
    <div className="dot-grid" aria-hidden="true">
      <i className="twinkle" />
      <i className="twinkle" />
      <svg viewBox={`0 0 ${columnCount - 1} ${2 * middleRow}`} className="waveform">
        <path d={wordPaths.join('')} />
        {wordPaths.map((path, index) => (
          <path key={path} className={litWordClass(index)} d={path} />
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
