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
    <section aria-labelledby="confirmation-title" className="outcome outcome-sent">
      <h4 id="confirmation-title" ref={heading} tabIndex={-1}>
        {title}
      </h4>
      <p>{text}</p>
      <details open>
        <summary>{copy.confirmation.details}</summary>
        <p>{composeMail(inquiry, copy).body}</p>
      </details>
    </section>
  );
}
