import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface DialogProps {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  /** What stays in view under the text. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog of the platform: a button with `command="show-modal"` opens it without script. */
export function Dialog({ id, title, closeLabel, footer, children }: DialogProps) {
  return (
    <dialog id={id} closedby="any" aria-labelledby={`${id}-title`} className="dialog">
      <div className="dialog-sheet">
        <header className="sticky top-0 z-1 flex items-start justify-between gap-3 border-b border-line bg-surface py-3 ps-3 pe-2 sm:ps-4">
          <h2 id={`${id}-title`} className="pt-[0.2rem] text-title">
            {title}
          </h2>
          <button
            type="button"
            command="close"
            commandfor={id}
            aria-label={closeLabel}
            className="grid size-[2.75rem] flex-none cursor-pointer place-items-center rounded-control text-muted hover:bg-sunk hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </header>
        <div className="p-3 sm:p-4">{children}</div>
        {footer && (
          <footer className="sticky bottom-0 border-t border-line bg-surface px-3 py-[0.75rem] sm:px-4">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
