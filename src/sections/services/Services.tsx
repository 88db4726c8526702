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

/** The services: a card for each, and a dialog with its details. */
export function Services(props: ServicesProps) {
  return (
    <section id="services" tabIndex={-1} aria-labelledby="services-title" className="section">
      <SectionHeading
        id="services-title"
        name={props.name}
        title={props.copy.title}
        lede={props.copy.lede}
      />
      <CardsAndDialogs {...props} />
    </section>
  );
}

function CardsAndDialogs({ copy, services, speakers, contactButton }: ServicesProps) {
  return (
    <>
      {/* First, so that each is there before a click on its button. */}
      {services.map((service) => (
        <ServiceDialog
          key={service.slug}
          service={service}
          copy={copy}
          contactButton={contactButton}
        />
      ))}
      <div className="services">
        {services.map((service) => (
          <ServiceCard key={service.slug} service={service} copy={copy} speakers={speakers} />
        ))}
      </div>
    </>
  );
}
