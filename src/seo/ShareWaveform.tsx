import { cell } from '../dot-grid/grid-cell.ts';
import { largestAmplitude, speechEnvelope } from '../dot-grid/speech-envelope.ts';
import { middleRow, wordPath } from '../dot-grid/waveform-path.ts';
import { roleColors } from './palette.ts';
import { shareSize } from './share-size.ts';

/** The middle of the waveform: its lowest dots are cut off, so that the grid appears to continue beyond the image. */
const speechLine = 21 * cell;
const top = speechLine - middleRow * cell + cell / 2;

const mostWords = 12;

/** A text as a dotted waveform across the whole image, its loudest word highlighted. */
export function ShareWaveform({ text }: { readonly text: string }) {
  const { width, height } = shareSize;
  const words = speechEnvelope(text.split(/\s+/).slice(0, mostWords), width / cell);
  const lit = words.findIndex(({ amplitudes }) => amplitudes.includes(largestAmplitude));
  return (
    <svg className="waveform" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <g transform={`translate(${cell / 2} ${top}) scale(${cell})`}>
        {words.map((word, index) => (
          <path
            key={word.start}
            d={wordPath(word)}
            fill="none"
            stroke={roleColors(index === lit ? 'primary' : 'ink').dark}
            strokeWidth={10 / cell}
            strokeLinecap="round"
            strokeDasharray="0 1"
          />
        ))}
      </g>
    </svg>
  );
}
