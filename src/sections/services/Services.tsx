import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { Content, SharedWords } from '../../content/derive.ts';
import type { Service } from '../../content/schema.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

interface ServicesProps {
  /** What the menu calls the section. */
  readonly name: string;
  readonly copy: Content['servicesSection'];
  readonly services: readonly Service[];
  readonly speakers: SharedWords['speakers'];
  /** The words of the buttons that lead to the form. */
  readonly contactButton: string;
}

export function Services({ name, copy, services, speakers, contactButton }: ServicesProps) {
  return (
    <section id="services" tabIndex={-1} aria-labelledby="services-title" className="section">
      <SectionHeading
        id="services-title"
        name={name}
        title={copy.title}
        lede={copy.lede}
        isSplit={true}
      />
      <div className="services">
        {services.map((service) => (
          <ServiceCard key={service.slug} service={service} copy={copy} speakers={speakers} />
        ))}
      </div>
      {services.map((service) => (
        <ServiceDialog
          key={service.slug}
          service={service}
          copy={copy}
          contactButton={contactButton}
        />
      ))}
    </section>
  );
}
