import { Section } from '../../components/Section.tsx';
import type { Services as ServicesContent } from '../../content/services.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';
import styles from './Services.module.css';

/** The services: a card for each, and a dialog with its details. */
export function Services({ content }: { content: ServicesContent }) {
  const { learnMore, about, dialog, list } = content;
  return (
    <Section id="services" heading={content}>
      {/* First, so that each is there before its button is clicked. */}
      {list.map((service) => (
        <ServiceDialog key={service.slug} service={service} content={dialog} />
      ))}
      <div className={styles.cards}>
        {list.map((service) => (
          <ServiceCard key={service.slug} service={service} learnMore={learnMore} about={about} />
        ))}
      </div>
    </Section>
  );
}
