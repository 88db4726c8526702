import type { ReactNode } from 'react';
import { CommandButton } from './CommandButton.tsx';
import { Icon } from './Icon.tsx';
import { useDialog } from './use-dialog.ts';

interface DialogProps {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  /** Stays in view below the text. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A native modal dialog: a button with `command="show-modal"` opens it without JavaScript. */
export function Dialog({ id, title, closeLabel, footer, children }: DialogProps) {
  const { ref, closeOnLink, closeFromBackdrop } = useDialog(id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click.
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      onClick={closeOnLink}
      onMouseDown={closeFromBackdrop}
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
