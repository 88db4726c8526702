import { Button } from '../../components/Button.tsx';
import { Section, SectionHeading } from '../../components/Section.tsx';
import { Text } from '../../components/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { WhyChooseUs as WhyChooseUsContent } from '../../content/why-choose-us.ts';
import styles from './WhyChooseUs.module.css';

/** Three points, each with its proof, and questions with answers. Its anchor is the menu's "About". */
export function WhyChooseUs({ content }: { content: WhyChooseUsContent }) {
  const { points, wrongAnswer, button, questions } = content;
  return (
    <Section id="about" className={styles.section}>
      <SectionHeading id="about" words={content} />
      <ol role="list" className={styles.points}>
        {points.map(({ title, text, wrong, says }) => (
          <li key={title} className={styles.point}>
            <Text as="h3" variant="titleLarge">
              {title}
            </Text>
            <p className={styles.proof}>
              <span className={styles.before}>{text}</span>{' '}
              {wrong && (
                <del>
                  <VisuallyHidden>{`${wrongAnswer}: `}</VisuallyHidden>
                  {wrong}
                </del>
              )}{' '}
              <mark>{says}</mark>
            </p>
          </li>
        ))}
      </ol>
      <Button variant="ink" size="large" href="#contact" className={styles.button}>
        {button}
      </Button>
      <Text as="h3" variant="title" className={styles.questionsTitle}>
        {questions.title}
      </Text>
      <div className={styles.questions}>
        {questions.list.map(({ id, question, answer }) => (
          <details key={id} id={id}>
            <summary className={styles.question}>{question}</summary>
            <Text variant="muted" className={styles.answer}>
              {answer}
            </Text>
          </details>
        ))}
      </div>
    </Section>
  );
}
