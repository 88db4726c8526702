import type { Technology as TechnologyCopy } from '../content/schema.ts';

export function Technology({ copy }: { copy: TechnologyCopy }) {
  return (
    <section
      aria-labelledby="technology-title"
      className="page-width pt-[clamp(4.5rem,10vw,8rem)] pb-[clamp(3.5rem,6vw,4.5rem)]"
    >
      <div className="mb-8 grid gap-x-6 gap-y-4 md:mb-12 lg:grid-cols-12">
        <h2 id="technology-title" className="text-heading tracking-[-0.02em] lg:col-span-5">
          {copy.title}
        </h2>
        <p className="max-w-[46ch] text-muted lg:col-span-5 lg:col-start-8 lg:self-end">
          {copy.lede}
        </p>
      </div>
      <div className="border-b border-line">
        {copy.cards.map(({ title, text, points }) => (
          <article
            key={title}
            aria-label={title}
            className="grid gap-x-6 gap-y-4 border-t border-line py-8 lg:grid-cols-12 lg:items-baseline"
          >
            <h3 className="text-title lg:col-span-4">{title}</h3>
            <p className="max-w-[52ch] text-muted lg:col-span-4 lg:pe-6">{text}</p>
            <ul className="grid content-start gap-2 text-small lg:col-span-4">
              {points.map((point) => (
                <li key={point} className="feature ps-4.5">
                  {point}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}
