import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { Content } from '../../content/derive.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

interface ServicesProps {
  readonly copy: Content['servicesSection'];
  readonly services: Content['services'];
  readonly speakers: Content['site']['speakers'];
  /** The name of the link to the contact form at the foot of each dialog. */
  readonly action: string;
}

export function Services({ copy, services, speakers, action }: ServicesProps) {
  return (
    <section id="services" tabIndex={-1} aria-labelledby="services-title" className="section">
      <SectionHeading id="services-title" title={copy.title} lede={copy.lede} look="split" />
      <div className="services">
        {services.map((service) => (
          <ServiceCard key={service.slug} service={service} copy={copy} speakers={speakers} />
        ))}
      </div>
      {services.map((service) => (
        <ServiceDialog key={service.slug} service={service} copy={copy} action={action} />
      ))}
    </section>
  );
}
