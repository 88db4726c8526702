import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import { Text } from '../../components/Text.tsx';
import type { WhyChooseUs as WhyChooseUsContent } from '../../content/why-choose-us.ts';
import styles from './WhyChooseUs.module.css';

/** Three points, and questions with answers. Its anchor is the menu's "About". */
export function WhyChooseUs({ content }: { content: WhyChooseUsContent }) {
  const { points, button, questions } = content;
  return (
    <Section id="about" heading={content} headingSize="large" className={styles.section}>
      <Button variant="primary" size="large" href="#contact">
        {button}
      </Button>
      <div className={styles.columns}>
        <ol role="list" className={styles.points}>
          {points.map((point) => (
            <li key={point.title} className={styles.point}>
              <Text as="h3" variant="title" className={styles.pointTitle}>
                {point.title}
              </Text>
              <Text variant="muted">{point.text}</Text>
            </li>
          ))}
        </ol>
        <div>
          <Text as="h3" variant="title" className={styles.questionsTitle}>
            {questions.title}
          </Text>
          {questions.items.map(({ question, answer }, index) => (
            // The first answer is what most visitors look for.
            <details key={question} open={index === 0} className={styles.details}>
              <summary className={styles.question}>
                {question}
                <Icon name="plus" className={styles.icon} />
              </summary>
              <Text variant="muted" className={styles.answer}>
                {answer}
              </Text>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
