import { sampleEnvelope } from './speech-envelope.ts';
import { columnPath } from './word-paths.ts';

interface TurnWaveformProps {
  /** What is said; its length is the drawing's length and where in the envelope it starts. */
  readonly text: string;
}

const pitch = 4;
const middle = 10;

/** The shape of one spoken turn, cut from the speech envelope. Decoration beside the words. */
export function TurnWaveform({ text }: TurnWaveformProps) {
  const count = Math.max(4, Math.min(22, Math.round(text.length / 5)));
  const lines = sampleEnvelope(count, text.length).map((share) =>
    columnPath(pitch, Math.round(share * (middle - 1))),
  );
  return (
    <svg width={count * pitch} height={2 * middle} aria-hidden="true" className="turn-waveform">
      <path d={`M${1 - pitch} ${middle}${lines.join('')}`} />
    </svg>
  );
}
