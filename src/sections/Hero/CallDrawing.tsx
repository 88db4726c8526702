import { speechEnvelope } from '../../dot-grid/speech-envelope.ts';
import { middleRow, wordPath } from '../../dot-grid/waveform-path.ts';
import { drawingColumns } from './scene-drawings.ts';

/** A sentence as a waveform, highlighted word by word as it is spoken. */
export function CallDrawing({ words }: { readonly words: readonly string[] }) {
  const paths = speechEnvelope(words, drawingColumns).map(wordPath);
  return (
    <svg
      viewBox={`-.5 -.5 ${drawingColumns} ${2 * middleRow + 1}`}
      aria-hidden="true"
      className="scene-drawing"
    >
      {/* `dots-n`: not yet spoken; `dots-a`: spoken by the agent. */}
      <path className="dots-n" d={`M-40 ${middleRow}h40`} />
      <path className="dots-a" d={`M${drawingColumns} ${middleRow}h40`} />
      <path className="dots-n" d={paths.join('')} />
      <g className="in-turn dots-a">
        {paths.map((path, index) => (
          <path key={index} d={path} />
        ))}
      </g>
    </svg>
  );
}
