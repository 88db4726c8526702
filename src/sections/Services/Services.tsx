import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { Content } from '../../content/content.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';
import styles from './Services.module.css';

/** The services: a card for each, and a dialog with its details. */
export function Services({ content }: { readonly content: Content }) {
  const { services, servicesSection: copy, sharedWords } = content;
  return (
    <Section id="services">
      <SectionHeading
        section="services"
        name={sharedWords.nav.services}
        title={copy.title}
        lead={copy.lead}
      />
      {/* First, so that each is there before its button is clicked. */}
      {services.map((service) => (
        <ServiceDialog
          key={service.slug}
          service={service}
          copy={copy}
          contactButton={sharedWords.nav.button.text}
        />
      ))}
      <div className={styles.cards}>
        {services.map((service) => (
          <ServiceCard
            key={service.slug}
            service={service}
            copy={copy}
            speakers={sharedWords.speakers}
          />
        ))}
      </div>
    </Section>
  );
}
