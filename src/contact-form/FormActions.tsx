import { useEffect, useRef } from 'react';
import type { FormCopy } from './content.ts';
import type { ClearState } from './use-clear.ts';

interface FormActionsProps {
  readonly copy: FormCopy;
  readonly isSubmitting: boolean;
  readonly clearState: ClearState;
  readonly onClear: () => void;
}

/** The buttons below the fields, and their screen reader announcements. */
export function FormActions({ copy, isSubmitting, clearState, onClear }: FormActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isCleared = clearState === 'cleared';

  // A disabled button loses the focus; restore it unless the focus has moved elsewhere.
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);

  return (
    <>
      <div className="form-actions">
        <button
          ref={button}
          type="submit"
          disabled={isSubmitting}
          // Shown while the submit waits for this code.
          data-waiting={copy.sending}
          className="button button-primary button-large submit-button needs-script"
        >
          <span suppressHydrationWarning>{isSubmitting ? copy.sending : copy.send}</span>
        </button>
        {/* Its space is reserved while it is hidden, so nothing moves. */}
        <button
          type="button"
          onClick={onClear}
          disabled={isSubmitting}
          data-state={clearState}
          className="text-button clear-button"
          suppressHydrationWarning
        >
          {isCleared ? copy.undoClear : copy.clear}
        </button>
        <p className="hint">
          <span suppressHydrationWarning>{copy.privacy.before}</span>{' '}
          <a href={copy.privacy.href} suppressHydrationWarning>
            {copy.privacy.link}
          </a>
          <span suppressHydrationWarning>{copy.privacy.after}</span>
        </p>
      </div>
      {/* A single text node: React then replaces all that the element contains, also what a translator has put there. */}
      <p role="status" className="sr-only">
        {isSubmitting ? copy.sending : isCleared ? copy.cleared : ''}
      </p>
    </>
  );
}
