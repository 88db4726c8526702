import { SectionHeading } from '../components/SectionHeading.tsx';
import type { Content } from '../content/derive.ts';

export function Technology({ copy }: { copy: Content['technology'] }) {
  return (
    <section aria-labelledby="technology-title" className="section">
      <SectionHeading id="technology-title" title={copy.title} lede={copy.lede} isSplit={true} />
      {copy.cards.map(({ title, text, points }) => (
        <article key={title} aria-label={title} className="technology-card columns">
          <h3 className="title">{title}</h3>
          <p className="text-muted">{text}</p>
          <ul className="bullets">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
