import { Tooltip } from '../../components/Tooltip.tsx';
import styles from './PauseControl.module.css';

interface PauseControlProps {
  /** Its name. */
  text: string;
  className: string | undefined;
}

/** Pauses all motion in the hero: a checkbox, which works with CSS alone. */
export function PauseControl({ text, className }: PauseControlProps) {
  return (
    <Tooltip text={text} className={className}>
      <input type="checkbox" aria-label={text} className={styles.control} />
    </Tooltip>
  );
}
