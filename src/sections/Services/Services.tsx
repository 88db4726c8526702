import { Section, SectionHeading } from '../../components/Section.tsx';
import { Text } from '../../components/Text.tsx';
import { Turns } from '../../components/Turns.tsx';
import type { Services as ServicesContent } from '../../content/services.ts';
import { ServiceDialog } from './ServiceDialog.tsx';
import { ServiceRow } from './ServiceRow.tsx';
import styles from './Services.module.css';

/** The services: an example, a row for each, and a dialog with its details. */
export function Services({ content }: { content: ServicesContent }) {
  const { example, learnMore, about, dialog, list } = content;
  return (
    <Section id="services">
      {/* First, so that each is there before its button is clicked. */}
      {list.map((service) => (
        <ServiceDialog key={service.slug} service={service} content={dialog} />
      ))}
      <SectionHeading id="services" words={content} className={styles.heading} />
      <figure className={styles.example}>
        <figcaption className={styles.caption}>
          <Text as="span" variant="small">
            {example.label}
          </Text>
          <Text as="a" variant="small" href={`#${example.question.id}`}>
            {example.question.text}
          </Text>
        </figcaption>
        <Turns
          turns={example.turns}
          size="title"
          className={styles.turns}
          turnClassName={styles.turn}
        />
        <p className={styles.result}>{example.result}</p>
      </figure>
      {list.map((service) => (
        <ServiceRow key={service.slug} service={service} learnMore={learnMore} about={about} />
      ))}
    </Section>
  );
}
