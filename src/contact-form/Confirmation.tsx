import type { ContactFormCopy } from './copy.ts';
import { composeMail } from './mail-link.ts';
import { useFocusWhenNew } from './use-focus-when-new.ts';
import type { ConfirmationState } from './use-submission.ts';

interface ConfirmationProps {
  readonly copy: ContactFormCopy;
  readonly confirmation: ConfirmationState;
}

/** What was sent and when a reply comes; it stays until the next inquiry. */
export function Confirmation({ copy, confirmation: { kind, inquiry } }: ConfirmationProps) {
  const heading = useFocusWhenNew(true);
  const { title, text } = copy.confirmation[kind];
  return (
    <section
      aria-labelledby="confirmation-title"
      className="mb-8 grid gap-3 rounded-control border border-success bg-bg p-4 sm:p-6"
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
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-small font-semibold">
          {copy.confirmation.details}
        </summary>
        <p className="text-small whitespace-pre-wrap text-muted">
          {composeMail(inquiry, copy).body}
        </p>
      </details>
    </section>
  );
}
