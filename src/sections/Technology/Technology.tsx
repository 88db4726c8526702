import { Card } from '../../components/Card.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { Text } from '../../components/Text.tsx';
import type { Technology as TechnologyContent } from '../../content/technology.ts';
import styles from './Technology.module.css';
import { TechnologyDrawing } from './TechnologyDrawing.tsx';

/** What the services are built on. */
export function Technology({ content }: { readonly content: TechnologyContent }) {
  const { name, title, lead, cards } = content;
  return (
    <Section id="technology" className={styles.section}>
      <SectionHeading section="technology" name={name} title={title} lead={lead} />
      <div className={styles.cards}>
        {cards.map((card) => (
          <Card key={card.title} as="article" className={styles.card}>
            <div className={styles.text}>
              <Text as="h3" variant="title">
                {card.title}
              </Text>
              <Text variant="muted">{card.text}</Text>
            </div>
            <TechnologyDrawing name={card.drawing} />
          </Card>
        ))}
      </div>
    </Section>
  );
}
