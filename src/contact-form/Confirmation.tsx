import type { ContactFormCopy } from './copy.ts';
import { composeMail } from './mail-link.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import type { ConfirmationState } from './use-submission.ts';

interface ConfirmationProps {
  readonly copy: ContactFormCopy;
  readonly confirmation: ConfirmationState;
}

/** What was sent and when a reply comes; it stays until the next inquiry. */
export function Confirmation({ copy, confirmation }: ConfirmationProps) {
  const { kind, inquiry, takesFocus } = confirmation;
  const heading = useFocusOnMount(takesFocus);
  const { title, text } = copy.confirmation[kind];
  return (
    <section
      aria-labelledby="confirmation-title"
      className="mb-8 grid scroll-mt-4 grid-cols-1 gap-3 rounded-control border border-success bg-bg p-4 sm:p-6"
    >
      <h4
        id="confirmation-title"
        ref={heading}
        tabIndex={-1}
        className="font-display text-lede text-success"
      >
        {title}
      </h4>
      <p>{text}</p>
      <details open>
        <summary className="min-h-11 cursor-pointer content-center text-small font-semibold">
          {copy.confirmation.details}
        </summary>
        <p className="max-h-48 overflow-y-auto text-small whitespace-pre-wrap text-muted">
          {composeMail(inquiry, copy).body}
        </p>
      </details>
    </section>
  );
}
