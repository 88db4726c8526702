import { Button } from '../../components/Button.tsx';
import { DemoLine, type DemoLineProps } from '../../components/DemoLine.tsx';
import { Icon } from '../../components/Icon.tsx';
import { NoBreak } from '../../components/NoBreak.tsx';
import { Stats } from '../../components/Stats.tsx';
import type { Content, SharedWords } from '../../content/derive.ts';
import { ExampleCall } from './ExampleCall.tsx';

interface ExampleCallSectionProps {
  readonly copy: Content['exampleCall'];
  /** The button that leads to the contact form. */
  readonly buttonText: string;
  readonly speakers: SharedWords['speakers'];
  /** The address of the recording of the call. */
  readonly recordingUrl: string | undefined;
  readonly demoLine: DemoLineProps | null;
}

export function ExampleCallSection({
  copy,
  buttonText,
  speakers,
  recordingUrl,
  demoLine,
}: ExampleCallSectionProps) {
  return (
    <section
      aria-labelledby="example-call-title"
      className="section section-sunk columns example-call-section"
    >
      <div className="example-call-intro sticky-aside">
        <h2 id="example-call-title">{copy.title}</h2>
        <div className="example-call-text text-muted">
          {copy.body.map((paragraph) => (
            <p key={paragraph}>
              <NoBreak text={paragraph} />
            </p>
          ))}
        </div>
        <div className="call-outcome">
          <p className="label">{copy.call.afterCall}</p>
          <ul>
            {copy.call.outcome.map((line) => (
              <li key={line}>
                <Icon name="check" />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <Stats stats={copy.stats} variant="row" />
        {demoLine && <DemoLine {...demoLine} />}
        <Button variant="primary" href="#contact" className="button-large example-call-action">
          {buttonText}
        </Button>
      </div>
      <div className="wide">
        <ExampleCall call={copy.call} speakers={speakers} recordingUrl={recordingUrl} />
      </div>
    </section>
  );
}
