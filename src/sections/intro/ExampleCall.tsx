import { Icon } from '../../components/Icon.tsx';
import type { ExampleCall as Call } from '../../content/home.ts';
import { Waveform } from '../../dot-grid/Waveform.tsx';

export function ExampleCall({ call }: { call: Call }) {
  return (
    <figure
      className="overflow-hidden rounded-panel border border-line bg-surface"
      aria-labelledby="call-label"
    >
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line px-6 py-4 text-small md:px-8">
        <span id="call-label" className="font-semibold">
          {call.label}
        </span>
        <span className="text-muted">{call.scene}</span>
      </figcaption>
      <ol className="px-6 py-2 md:px-8">
        {call.turns.map(({ speaker, time, text }) => (
          <li
            key={time}
            className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-4 last:border-0 md:grid-cols-[5.5rem_1fr_auto]"
          >
            <span
              className={`flex items-center gap-3 text-small leading-[1.7rem] font-semibold md:block ${speaker === 'Agent' ? 'text-primary-text' : 'text-muted'}`}
            >
              {speaker}
              <Waveform text={text} className={speaker === 'Caller' ? 'text-control' : ''} />
            </span>
            <p className="max-md:col-span-2 max-md:row-start-2">{text}</p>
            <span className="text-end text-small leading-[1.7rem] text-muted tabular-nums">
              {time}
            </span>
          </li>
        ))}
      </ol>
      <ul className="grid gap-2 border-t border-line bg-sunk px-6 py-6 text-small md:px-8">
        {call.outcome.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon name="check" className="mt-[0.1rem] text-success" />
            <span className="max-w-[52ch]">{line}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
