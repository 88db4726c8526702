import { Button } from '../../components/Button.tsx';
import type { Content, SharedWords } from '../../content/derive.ts';
import type { Service } from '../../content/schema.ts';
import { Pictogram } from '../../dot-grid/Pictogram.tsx';

interface ServiceCardProps {
  readonly service: Service;
  readonly copy: Content['servicesSection'];
  readonly speakers: SharedWords['speakers'];
}

export function ServiceCard({ service, copy, speakers }: ServiceCardProps) {
  const { slug, name, summary, features, limits, pictogram, transcript } = service;
  return (
    <article aria-labelledby={`${slug}-name`} className="service-card card">
      <div>
        <h3 id={`${slug}-name`} className="title">
          {name}
        </h3>
        <Pictogram name={pictogram} />
      </div>
      <p className="text-muted">{summary}</p>
      {transcript === undefined ? (
        <p className="service-limits">{limits}</p>
      ) : (
        <figure className="service-example">
          <figcaption>{transcript.label}</figcaption>
          <ol>
            {transcript.turns.map(({ speaker, text }) => (
              <li key={text}>
                <span data-speaker={speaker}>{speakers[speaker]}</span> <span>{text}</span>
              </li>
            ))}
          </ol>
        </figure>
      )}
      <ul className="bullets">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Button
        variant="secondary"
        command="show-modal"
        commandfor={`${slug}-details`}
        aria-label={`${copy.learnMoreAbout} ${name}`}
      >
        {copy.learnMore}
      </Button>
    </article>
  );
}
