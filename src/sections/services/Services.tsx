import { Button } from '../../components/Button.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { Content } from '../../content/derive.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';

export function Services({ content }: { readonly content: Content }) {
  const { services, servicesSection: copy } = content;
  return (
    <section id="services" tabIndex={-1} aria-labelledby="services-title" className="section">
      <SectionHeading id="services-title" title={copy.title} lede={copy.lede} isSplit={true} />
      <div className="services">
        {services.map((service) => (
          <ServiceCard key={service.slug} service={service} content={content} />
        ))}
      </div>
      <Button variant="primary" href="#contact" className="button-large services-action">
        {content.sharedWords.nav.button.text}
      </Button>
      {services.map((service) => (
        <ServiceDialog key={service.slug} service={service} content={content} />
      ))}
    </section>
  );
}
