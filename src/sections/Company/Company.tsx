import { Facts } from '../../components/Facts.tsx';
import { Section, SectionHeading } from '../../components/Section.tsx';
import { Text } from '../../components/Text.tsx';
import { Turns } from '../../components/Turns.tsx';
import type { Company as CompanyContent } from '../../content/company.ts';
import styles from './Company.module.css';

/** What the agency does: an example call from beginning to end, and what it left. */
export function Company({ content }: { content: CompanyContent }) {
  const { call, messages, figures } = content;
  return (
    <Section id="company" className={styles.section}>
      <SectionHeading id="company" words={content} className={styles.heading} />
      <Facts
        facts={figures.map(({ value, label }) => ({ term: label, detail: value }))}
        variant="figures"
        className={styles.figures}
        factClassName={styles.figure}
      />
      <figure className={styles.call}>
        <Text as="figcaption" variant="small" className={styles.caption}>
          {call.label}
        </Text>
        <Turns
          turns={call.turns}
          size="titleLarge"
          className={styles.turns}
          turnClassName={styles.turn}
        />
      </figure>
      <Facts
        facts={messages.map(({ title, text }) => ({ term: title, detail: text }))}
        className={styles.messages}
        factClassName={styles.message}
      />
    </Section>
  );
}
