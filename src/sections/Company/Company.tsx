import { SectionHeading } from '../../components/SectionHeading.tsx';
import { Stats } from '../../components/Stats.tsx';
import type { Content, SharedWords } from '../../content/derive.ts';
import type { DemoLineProps } from './DemoLine.tsx';
import { ExampleCall } from './ExampleCall.tsx';

interface ExampleCallSectionProps {
  readonly copy: Content['exampleCall'];
  readonly speakers: SharedWords['speakers'];
  /** The address of the recording of the call. */
  readonly recordingUrl: string | undefined;
  readonly demoLine: DemoLineProps | null;
}

export function ExampleCallSection({ copy, speakers, recordingUrl }: ExampleCallSectionProps) {
  return (
    <section
      aria-labelledby="example-call-title"
      className="section section-sunk example-call-section"
    >
      <SectionHeading section="example-call" name={copy.name} title={copy.title} lede={copy.body} />
      <ExampleCall call={copy.call} speakers={speakers} recordingUrl={recordingUrl} />
      <Stats stats={copy.stats} />
    </section>
  );
}
