import { Tooltip } from '../../components/Tooltip.tsx';
import styles from './PauseControl.module.css';

/** Pauses all motion on the stage: a checkbox, which works with CSS alone. */
export function PauseControl({ text }: { text: string }) {
  return (
    <Tooltip text={text}>
      <input type="checkbox" aria-label={text} className={styles.control} />
    </Tooltip>
  );
}
