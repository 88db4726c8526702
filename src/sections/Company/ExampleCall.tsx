import type { Content, SharedWords } from '../../content/derive.ts';
import { CallWaveform } from '../../dot-grid/CallWaveform.tsx';

interface ExampleCallProps {
  readonly call: Content['exampleCall']['call'];
  readonly speakers: SharedWords['speakers'];
  /** The address of the recording. */
  readonly recordingUrl: string | undefined;
}

export function ExampleCall({ call, speakers, recordingUrl }: ExampleCallProps) {
  return (
    <figure className="example-call card" aria-labelledby="call-label">
      <figcaption>
        <span id="call-label" className="label">
          {call.label}
        </span>
        <span>{call.setting}</span>
      </figcaption>
      {recordingUrl && (
        <div className="recording">
          <span id="recording-label">{call.recordingLabel}</span>
          {/* biome-ignore lint/a11y/useMediaCaption: the transcript is the list of turns below */}
          <audio controls preload="none" src={recordingUrl} aria-labelledby="recording-label" />
        </div>
      )}
      <CallWaveform turns={call.turns} />
      <ol>
        {call.turns.map(({ speaker, time, text }) => (
          <li key={`${time} ${text}`}>
            <span data-speaker={speaker}>{speakers[speaker]}</span>
            <p>{text}</p>
            <span className="time">{time}</span>
          </li>
        ))}
      </ol>
      <div className="call-results">
        <h3 className="label">{call.afterCall}</h3>
        <dl>
          {call.results.map(({ place, text }) => (
            <div key={`${place} ${text}`}>
              <dt>{place}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}
