import { DemoLine, type DemoLineProps } from '../../components/DemoLine.tsx';
import type { Site } from '../../content/derive.ts';
import type { CompanyIntro as CompanyIntroCopy } from '../../content/schema.ts';
import { ExampleCall } from './ExampleCall.tsx';

interface CompanyIntroProps {
  readonly copy: CompanyIntroCopy;
  readonly speakers: Site['speakers'];
  /** The address of the recording of the call. */
  readonly recording: string | undefined;
  readonly demoLine: DemoLineProps | null;
}

export function CompanyIntro({ copy, speakers, recording, demoLine }: CompanyIntroProps) {
  return (
    <section
      aria-labelledby="intro-title"
      className="page-width border-y border-line bg-sunk py-[clamp(4.5rem,10vw,8rem)]"
    >
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <div className="lg:sticky lg:top-(--header)">
            <h2 id="intro-title" className="optical max-w-[12em] text-heading tracking-[-0.02em]">
              {copy.title}
            </h2>
            <div className="mt-6 grid max-w-[46ch] gap-4 text-muted">
              {copy.body.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-4 lg:mt-12">
              {copy.stats.map(({ figure, label }) => (
                <div key={label} className="flex flex-col-reverse">
                  <dt className="text-small text-muted">{label}</dt>
                  <dd className="font-display text-title font-[560]">{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <div className="lg:col-span-7">
          <ExampleCall call={copy.call} speakers={speakers} recording={recording} />
          {demoLine && <DemoLine {...demoLine} />}
        </div>
      </div>
    </section>
  );
}
