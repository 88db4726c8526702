import { CallCaption } from '../../components/CallCaption.tsx';
import { CallResult } from '../../components/CallResult.tsx';
import { Section, SectionHeading } from '../../components/Section.tsx';
import { Text } from '../../components/Text.tsx';
import type { Technology as TechnologyContent } from '../../content/technology.ts';
import { CallField } from './CallField.tsx';
import styles from './Technology.module.css';

/** What the services are built on, below many calls at once. */
export function Technology({ content }: { content: TechnologyContent }) {
  const { calls, items } = content;
  return (
    <Section id="technology" variant="navy" className={styles.section}>
      <SectionHeading id="technology" words={content} className={styles.heading} />
      <figure>
        <CallCaption time={calls.time} label={calls.label} className={styles.caption} />
        <CallField calls={calls} />
      </figure>
      <p className={styles.result}>
        <CallResult result={calls.result} timeClassName={styles.resultTime} />
      </p>
      {items.map(({ title, text }) => (
        <div key={title} className={styles.item}>
          <Text as="h3" variant="titleSmall">
            {title}
          </Text>
          <Text variant="muted">{text}</Text>
        </div>
      ))}
    </Section>
  );
}
