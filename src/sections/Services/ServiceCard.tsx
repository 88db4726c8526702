import { CommandButton } from '../../components/CommandButton.tsx';
import type { Content, SharedWords } from '../../content/derive.ts';
import type { Service } from '../../content/schema.ts';
import { Pictogram } from '../../dot-grid/Pictogram.tsx';
import { ServiceExample } from './ServiceExample.tsx';

interface ServiceCardProps {
  readonly service: Service;
  readonly copy: Content['servicesSection'];
  readonly speakers: SharedWords['speakers'];
}

export function ServiceCard({ service, copy, speakers }: ServiceCardProps) {
  const { slug, name, summary, features, figure, drawing } = service;
  return (
    <article aria-labelledby={`${slug}-name`} className="service-card card">
      <div className="service-title">
        <Pictogram name={drawing} />
        <h3 id={`${slug}-name`} className="title">
          {name}
        </h3>
      </div>
      <p className="service-summary">{summary}</p>
      <ServiceExample service={service} speakers={speakers} />
      <ul className="service-features bullets">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="service-end">
        {figure && (
          <p className="service-figure">
            <strong>{figure.value}</strong> {figure.text}
          </p>
        )}
        <CommandButton
          command="show-modal"
          commandfor={`${slug}-details`}
          aria-label={copy.learnMoreAbout.replace('{name}', () => name)}
          className="button button-secondary"
        >
          {copy.learnMore}
        </CommandButton>
      </div>
    </article>
  );
}
