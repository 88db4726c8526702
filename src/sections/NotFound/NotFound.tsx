import { clsx } from 'clsx';
import { Button } from '../../components/Button.tsx';
import styles from './NotFound.module.css';

interface NotFoundProps {
  readonly heading: string;
  readonly text: string;
  /** The text of the link home. */
  readonly button: string;
}

/** What the page for an unknown path says. */
export function NotFound({ heading, text, button }: NotFoundProps) {
  return (
    <div className={styles.page}>
      <div className={clsx('no-print', styles.flatLine)} aria-hidden="true" />
      <div className={clsx('page-width', styles.text)}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{text}</p>
        <Button variant="primary" size="large" href="/">
          {button}
        </Button>
      </div>
    </div>
  );
}
