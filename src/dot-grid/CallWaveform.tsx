import { sampleEnvelope } from './speech-envelope.ts';
import { columnPath } from './waveform-path.ts';

interface CallWaveformProps {
  readonly turns: readonly { readonly speaker: string; readonly text: string }[];
}

const columns = 96;
const middle = 4;

/** A whole call from left to right, each turn as long as its words; the agent's are highlighted. Decorative. */
export function CallWaveform({ turns }: CallWaveformProps) {
  const letters = turns.reduce((sum, { text }) => sum + text.length, 0);
  const share = (columns - turns.length) / letters;
  let read = 0;
  const paths = turns.map(({ speaker, text }, index) => {
    const start = Math.round(read * share) + index;
    read += text.length;
    const count = Math.round(read * share) + index - start;
    const lines = sampleEnvelope(text, Math.max(1, count)).map((amplitude) =>
      columnPath(Math.round(amplitude * middle)),
    );
    return {
      key: start,
      isAgent: speaker === 'agent',
      path: `M${start - 0.5} ${middle}${lines.join('')}`,
    };
  });
  return (
    <svg
      viewBox={`0 -.5 ${columns} ${2 * middle + 1}`}
      aria-hidden="true"
      className="call-waveform"
    >
      <path d={`M.5 ${middle}h${columns - 1}.01`} className="call-waveform-rest" />
      {paths.map(({ key, isAgent, path }) => (
        <path key={key} d={path} className={isAgent ? 'call-waveform-agent' : undefined} />
      ))}
    </svg>
  );
}
