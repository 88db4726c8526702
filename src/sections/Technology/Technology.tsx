import { clsx } from 'clsx';
import { Card } from '../../components/Card.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import typography from '../../components/typography.module.css';
import type { Content } from '../../content/content.ts';
import styles from './Technology.module.css';
import { TechnologyDrawing } from './TechnologyDrawing.tsx';

export function Technology({ content }: { readonly content: Content }) {
  const { technology: copy } = content;
  return (
    <Section id="technology">
      <SectionHeading section="technology" name={copy.name} title={copy.title} lead={copy.lead} />
      <div className={styles.cards}>
        {copy.cards.map(({ title, drawing, text }) => (
          <Card key={title} as="article" aria-label={title} className={styles.card}>
            <TechnologyDrawing name={drawing} />
            <div className={styles.body}>
              <h3 className={clsx(typography.title, styles.title)}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </Card>
        ))}
      </div>
    </Section>
  );
}
