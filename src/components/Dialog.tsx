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
        <header className="sticky top-0 z-1 flex items-start justify-between gap-6 border-b border-line bg-surface py-6 ps-6 pe-4 sm:ps-8">
          <h2 id={`${id}-title`} className="pt-[0.2rem] text-title">
            {title}
          </h2>
          <button
            type="button"
            command="close"
            commandfor={id}
            aria-label={closeLabel}
            className="grid size-11 flex-none cursor-pointer place-items-center rounded-control text-muted hover:bg-sunk hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </header>
        <div className="p-6 sm:p-8">{children}</div>
        {footer && (
          <footer className="sticky bottom-0 border-t border-line bg-surface px-6 py-3 sm:px-8">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}
