import type { Site } from '../../content/derive.ts';
import type { Service, ServicesSection } from '../../content/schema.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

interface ServicesProps {
  readonly copy: ServicesSection;
  readonly services: readonly Service[];
  readonly speakers: Site['speakers'];
  /** The name of the link to the contact form at the foot of each dialog. */
  readonly action: string;
}

export function Services({ copy, services, speakers, action }: ServicesProps) {
  return (
    <section
      id="services"
      tabIndex={-1}
      aria-labelledby="services-title"
      className="page-width pt-[clamp(4.5rem,8vw,6rem)] pb-[clamp(4.5rem,10vw,8rem)]"
    >
      <div className="mb-8 grid gap-x-6 gap-y-4 md:mb-12 lg:grid-cols-12 lg:items-end">
        <h2 id="services-title" className="text-heading tracking-[-0.02em] lg:col-span-6">
          {copy.title}
        </h2>
        <p className="max-w-[52ch] text-muted lg:col-span-5 lg:col-start-8">{copy.lede}</p>
      </div>
      <div className="services-grid grid gap-4 md:gap-6 lg:grid-cols-12">
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
