import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import styles from './PauseControl.module.css';

/** Pauses all motion on the stage: a checkbox, which works with CSS alone. An island for its tooltip. */
export function PauseControl({ text }: { readonly text: string }) {
  const checkbox = <input type="checkbox" aria-label={text} className={styles.control} />;
  return (
    <ErrorBoundary fallback={checkbox}>
      <Tooltip text={text}>{checkbox}</Tooltip>
    </ErrorBoundary>
  );
}
