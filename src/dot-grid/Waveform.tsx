import { stretch } from './speech-envelope.ts';

interface WaveformProps {
  /** What is said; its length is the drawing's length and where in the envelope it starts. */
  readonly text: string;
  readonly className?: string;
}

const pitch = 4;
const height = 20;

/** The shape of one spoken turn, cut from the speech envelope. Decoration beside the words. */
export function Waveform({ text, className = '' }: WaveformProps) {
  const count = Math.max(4, Math.min(22, Math.round(text.length / 5)));
  const heights = stretch(count, text.length % 50);
  const d = heights
    .map((share, index) => {
      const half = Math.round(share * (height / 2 - 1) * 10) / 10;
      return `M${index * pitch + 1} ${height / 2 - half}v${2 * half}.1`;
    })
    .join('');
  return (
    <svg
      viewBox={`0 0 ${count * pitch} ${height}`}
      width={count * pitch}
      height={height}
      aria-hidden="true"
      className={`fill-none stroke-current stroke-2 [stroke-linecap:round] ${className}`}
    >
      <path d={d} />
    </svg>
  );
}
