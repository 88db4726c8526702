import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { Site } from '../../content/site.ts';
import styles from './ThemeChoice.module.css';

const choices = ['light', 'dark', 'system'] as const;

/** Light, dark, or the same as the system. The page's script responds to it and checks the choice in force. */
export function ThemeChoice({ content }: { content: Site['theme'] }) {
  return (
    <fieldset className={styles.choice}>
      <legend>
        <VisuallyHidden>{content.legend}</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <label key={choice} className={styles.option}>
          <input
            type="radio"
            name="theme"
            value={choice}
            defaultChecked={choice === 'system'}
            className={styles.radio}
          />
          <span className={styles.text}>{content[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
