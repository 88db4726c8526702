import type { ReactNode } from 'react';
import { CommandButton } from './CommandButton.tsx';
import { Icon } from './Icon.tsx';

interface DialogProps {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  /** Stays in view below the text. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A native modal dialog: a button with `command="show-modal"` opens it, and `dialogs.ts` completes it. */
export function Dialog({ id, title, closeLabel, footer, children }: DialogProps) {
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className="dialog card"
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <CommandButton
          command="close"
          commandfor={id}
          aria-label={closeLabel}
          // No tooltip of ours: the dialog would cover it.
          title={closeLabel}
          className="icon-button"
        >
          <Icon name="close" />
        </CommandButton>
      </header>
      <div>{children}</div>
      {/* Without JavaScript the dialog would stay open over the target of a link. */}
      <footer className="needs-script">{footer}</footer>
    </dialog>
  );
}
