import type { CompanyIntro as CompanyIntroWords } from '../../content/home.ts';
import { ExampleCall } from './ExampleCall.tsx';

export function CompanyIntro({ words }: { words: CompanyIntroWords }) {
  return (
    <section
      aria-labelledby="intro-title"
      className="page-width border-y border-line bg-sunk py-[clamp(4.5rem,10vw,8rem)]"
    >
      <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <div className="lg:sticky lg:top-(--header)">
            <h2 id="intro-title" className="optical max-w-[12em] text-heading tracking-[-0.02em]">
              {words.title}
            </h2>
            <div className="mt-6 grid max-w-[46ch] gap-4 text-muted">
              {words.body.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-4 lg:mt-12">
              {words.stats.map(({ figure, label }) => (
                <div key={label} className="flex flex-col-reverse">
                  <dt className="text-small text-muted">{label}</dt>
                  <dd className="font-display text-title font-[560]">{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <div className="lg:col-span-7">
          <ExampleCall call={words.call} />
        </div>
      </div>
    </section>
  );
}
