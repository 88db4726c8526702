import { Icon } from '../../components/Icon.tsx';
import type { ExampleCall as Call } from '../../content/home.ts';
import { Strip } from '../../dot-grid/Waveform.tsx';

export function ExampleCall({ call }: { call: Call }) {
  return (
    <figure
      className="overflow-hidden rounded-panel border border-line bg-surface"
      aria-labelledby="call-label"
    >
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line px-3 py-2 text-small md:px-4">
        <span id="call-label" className="font-semibold">
          {call.label}
        </span>
        <span className="text-muted">{call.scene}</span>
      </figcaption>
      <ol className="px-3 py-1 md:px-4">
        {call.turns.map(({ speaker, time, text }) => (
          <li
            key={time}
            className="grid grid-cols-[1fr_auto] gap-x-3 border-b border-line py-2 last:border-0 md:grid-cols-[5.5rem_1fr_auto]"
          >
            <span
              className={`flex items-center gap-[0.75rem] text-small leading-[1.7rem] font-semibold md:block ${speaker === 'Agent' ? 'text-lamp-text' : 'text-muted'}`}
            >
              {speaker}
              <Strip text={text} className={speaker === 'Caller' ? 'text-control' : ''} />
            </span>
            <p className="max-md:col-span-2 max-md:row-start-2">{text}</p>
            <span className="text-end text-small leading-[1.7rem] text-muted tabular-nums">
              {time}
            </span>
          </li>
        ))}
      </ol>
      <ul className="grid gap-1 border-t border-line bg-sunk px-3 py-3 text-small md:px-4">
        {call.outcome.map((line) => (
          <li key={line} className="flex gap-[0.75rem]">
            <Icon name="check" className="mt-[0.1rem] text-success" />
            <span className="max-w-[52ch]">{line}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
