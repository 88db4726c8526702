import { columnCount, stillWord } from './speech-envelope.ts';
import { cell, middleRow, wordPaths } from './word-paths.ts';

/** The dot grid behind the hero's sentence, and the sentence as a waveform. Hidden from assistive technology. */
export function DotGrid() {
  return (
    <div className="dot-grid" aria-hidden="true">
      <i className="twinkle" />
      <i className="twinkle" />
      <svg viewBox={`0 0 ${(columnCount - 1) * cell} ${2 * middleRow * cell}`} className="waveform">
        <path d={wordPaths.join('')} />
        {wordPaths.map((path, index) => (
          <path key={path} className={spokenClass(index)} d={path} />
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
