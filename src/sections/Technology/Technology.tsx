import { SectionHeading } from '../components/SectionHeading.tsx';
import type { Content } from '../content/derive.ts';
import { TechnologyDrawing } from '../dot-grid/TechnologyDrawing.tsx';

export function Technology({ copy }: { copy: Content['technology'] }) {
  return (
    <section aria-labelledby="technology-title" className="section">
      <SectionHeading section="technology" name={copy.name} title={copy.title} lede={copy.lede} />
      <div className="technology">
        {copy.cards.map(({ title, drawing, text }) => (
          <article key={title} aria-label={title} className="technology-card card">
            <TechnologyDrawing name={drawing} />
            <div className="technology-text">
              <h3 className="title">{title}</h3>
              <p>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
