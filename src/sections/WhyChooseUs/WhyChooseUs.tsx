import { clsx } from 'clsx';
import { Button } from '../../components/Button.tsx';
import { Columns } from '../../components/Columns.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import typography from '../../components/typography.module.css';
import type { Content } from '../../content/content.ts';
import { Customers } from './Customers.tsx';
import styles from './WhyChooseUs.module.css';

/** Three points, what the agents never do, questions with answers, and customer quotes if there are any. */
export function WhyChooseUs({ content }: { readonly content: Content }) {
  const { whyChooseUs: copy, questions, sharedWords } = content;
  return (
    <Section id="about" className={styles.section}>
      <SectionHeading
        section="about"
        name={sharedWords.nav.about}
        title={copy.title}
        lead={copy.lead}
      />
      <ol className={styles.points}>
        {copy.points.map(({ title, text }) => (
          <li key={title} className={styles.point}>
            <h3 className={clsx(typography.title, styles.pointTitle)}>{title}</h3>
            <p className={styles.pointText}>{text}</p>
          </li>
        ))}
      </ol>
      <Columns className={styles.columns}>
        <div className={styles.limits}>
          <h3 className={clsx(typography.title, styles.listTitle)}>{copy.limits.title}</h3>
          <ul className={styles.limitList}>
            {copy.limits.items.map((item) => (
              <li key={item} className={clsx(styles.rule, styles.row)}>
                <Icon name="close" className={styles.icon} />
                {item}
              </li>
            ))}
          </ul>
          <Button variant="primary" size="large" href="#contact" className={styles.button}>
            {copy.button}
          </Button>
        </div>
        <div className={styles.questions}>
          <h3 className={clsx(typography.title, styles.listTitle)}>{questions.title}</h3>
          {questions.items.map(({ question, answer }) => (
            <details key={question} className={clsx(styles.rule, styles.details)}>
              <summary className={clsx(styles.row, styles.question)}>
                {question}
                <Icon name="plus" className={clsx('no-print', styles.icon, styles.closed)} />
                <Icon name="minus" className={clsx('no-print', styles.icon, styles.open)} />
              </summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </Columns>
      {copy.customers.length > 0 && (
        <Customers title={copy.customersTitle} customers={copy.customers} />
      )}
    </Section>
  );
}
