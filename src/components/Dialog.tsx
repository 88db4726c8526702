import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { Text } from './Text.tsx';
import { Tooltip } from './Tooltip.tsx';

interface DialogProps {
  id: string;
  title: string;
  closeLabel: string;
  /** Stays in view below the text. */
  footer: ReactNode;
  children: ReactNode;
}

/**
 * A native modal dialog: a button with `command="show-modal"` and its id as `commandfor` opens it. The page's script lets the
 * title have the focus first.
 */
export function Dialog({ id, title, closeLabel, footer, children }: DialogProps) {
  return (
    <dialog id={id} closedby="any" aria-labelledby={`${id}-title`} className={styles.dialog}>
      <header className={clsx(styles.part, styles.header)}>
        <Text as="h2" variant="title" tabIndex={-1} className={styles.title}>
          {/* A reader view drops a heading that itself has an id with a word like "media". */}
          <span id={`${id}-title`}>{title}</span>
        </Text>
        <Tooltip text={closeLabel}>
          <Button variant="icon" command="close" commandfor={id} aria-label={closeLabel}>
            <Icon name="close" />
          </Button>
        </Tooltip>
      </header>
      <div className={clsx(styles.part, styles.body)}>{children}</div>
      <footer className={clsx(styles.part, styles.footer)}>{footer}</footer>
    </dialog>
  );
}
