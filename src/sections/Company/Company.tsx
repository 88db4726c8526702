import { NoBreak } from '../../components/NoBreak.tsx';
import { Section } from '../../components/Section.tsx';
import { Text } from '../../components/Text.tsx';
import { Turns } from '../../components/Turns.tsx';
import type { Company as CompanyContent } from '../../content/company.ts';
import styles from './Company.module.css';

/** What the agency does, and an example call from beginning to end. */
export function Company({ content }: { content: CompanyContent }) {
  const { stats, call } = content;
  return (
    <Section id="company" heading={content} variant="navy" className={styles.section}>
      <dl className={styles.stats}>
        {stats.map(({ figure, label }) => (
          <div key={label} className={styles.stat}>
            <Text as="dt" variant="small">
              <NoBreak text={label} />
            </Text>
            <Text as="dd" variant="title" className={styles.figure}>
              {figure}
            </Text>
          </div>
        ))}
      </dl>
      <figure className={styles.call}>
        <figcaption className={styles.caption}>
          <Text as="span" variant="label">
            {call.label}
          </Text>{' '}
          <Text as="span" variant="small">
            {call.setting}
          </Text>
        </figcaption>
        <Turns turns={call.turns} />
      </figure>
      <div className={styles.after}>
        <Text as="h3" variant="label">
          {call.afterCall}
        </Text>
        <dl className={styles.results}>
          {call.results.map(({ place, text }) => (
            <div key={place} className={styles.result}>
              <Text as="dt" variant="small">
                {place}
              </Text>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
