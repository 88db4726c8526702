import { clsx } from 'clsx';
import styles from './CallCaption.module.css';
import { Text } from './Text.tsx';

interface CallCaptionProps {
  /** When the call begins. */
  time: string;
  /** Marks it as an example. */
  label: string;
  className?: string | undefined;
}

/** The caption of calls that are drawn as sound, inside their `figure`: when they begin, and that they are an example. */
export function CallCaption({ time, label, className }: CallCaptionProps) {
  return (
    <figcaption className={clsx(styles.caption, className)}>
      <Text as="span" variant="title" className={styles.time}>
        {time}
      </Text>{' '}
      <Text as="span" variant="small">
        {label}
      </Text>
    </figcaption>
  );
}
