import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface DialogProps {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  /** What stays in view under the text. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog of the platform: a button with `command="show-modal"` opens it without script. */
export function Dialog({ id, title, closeLabel, footer, children }: DialogProps) {
  return (
    <dialog id={id} closedby="any" aria-labelledby={`${id}-title`} className="dialog card">
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          command="close"
          commandfor={id}
          aria-label={closeLabel}
          className="icon-button"
        >
          <Icon name="close" />
        </button>
      </header>
      <div>{children}</div>
      <footer>{footer}</footer>
    </dialog>
  );
}
