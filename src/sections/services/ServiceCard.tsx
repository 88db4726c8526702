import { Button } from '../../components/Button.tsx';
import type { Content } from '../../content/derive.ts';
import type { Service } from '../../content/schema.ts';
import { Pictogram } from '../../dot-grid/Pictogram.tsx';

interface ServiceCardProps {
  readonly service: Service;
  readonly copy: Content['servicesSection'];
  readonly speakers: Content['site']['speakers'];
}

export function ServiceCard({ service, copy, speakers }: ServiceCardProps) {
  const { slug, name, summary, features, boundary, pictogram, transcript } = service;
  return (
    <article aria-labelledby={`${slug}-name`} className="service-card panel">
      <div>
        <h3 id={`${slug}-name`} className="title">
          {name}
        </h3>
        <Pictogram name={pictogram ?? null} word={name} />
      </div>
      <p className="text-muted">{summary}</p>
      {transcript === undefined ? (
        <p className="service-boundary">{boundary}</p>
      ) : (
        <Example transcript={transcript} speakers={speakers} />
      )}
      <ul className="bullets">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Button
        look="secondary"
        command="show-modal"
        commandfor={`${slug}-details`}
        aria-label={`${copy.learnMoreAbout} ${name}`}
      >
        {copy.learnMore}
      </Button>
    </article>
  );
}

interface ExampleProps {
  readonly transcript: NonNullable<Service['transcript']>;
  readonly speakers: Content['site']['speakers'];
}

function Example({ transcript, speakers }: ExampleProps) {
  return (
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
  );
}
