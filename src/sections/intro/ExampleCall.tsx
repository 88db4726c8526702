import { Icon } from '../../components/Icon.tsx';
import type { Site } from '../../content/derive.ts';
import type { CompanyIntro } from '../../content/schema.ts';
import { Strip } from '../../dot-grid/Waveform.tsx';

interface ExampleCallProps {
  readonly call: CompanyIntro['call'];
  readonly speakers: Site['speakers'];
  readonly recording: string | undefined;
}

export function ExampleCall({ call, speakers, recording }: ExampleCallProps) {
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
      {recording && (
        <div className="border-b border-line p-4">
          {/* biome-ignore lint/a11y/useMediaCaption: the transcript is the list of turns below */}
          <audio
            controls
            preload="none"
            src={recording}
            aria-label={call.listen}
            className="w-full"
          />
        </div>
      )}
      <ol className="px-6 py-2 md:px-8">
        {call.turns.map(({ speaker, time, text }) => (
          <li
            key={time}
            className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-4 last:border-0 md:grid-cols-[5.5rem_1fr_auto]"
          >
            <span
              className={`flex items-center gap-3 text-small leading-[1.7rem] font-semibold md:block ${speaker === 'agent' ? 'text-lamp-text' : 'text-muted'}`}
            >
              {speakers[speaker]}
              <Strip text={text} className={speaker === 'caller' ? 'text-control' : ''} />
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
