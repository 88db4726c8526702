import typography from '../../components/typography.module.css';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  readonly title: string;
  readonly steps: readonly string[];
}

/** What happens after an inquiry, as stops on a line. */
export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <div className={styles.next}>
      <h3 className={typography.title}>{title}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
