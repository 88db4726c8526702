import { copy } from 'virtual:contact-form-copy';
import { composeMail } from './mail-link.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import type { ConfirmationState } from './use-submission.ts';

/** What was sent and when a reply comes; it stays until the next inquiry. */
export function Confirmation({ kind, inquiry, takesFocus }: ConfirmationState) {
  const heading = useFocusOnMount(takesFocus);
  const { details, [kind]: words } = copy.confirmation;
  return (
    <section aria-labelledby="confirmation-title" className="outcome outcome-sent">
      <h4 id="confirmation-title" ref={heading} tabIndex={-1}>
        {words.title}
      </h4>
      <p>{words.text}</p>
      <details open>
        <summary>{details}</summary>
        <p>{composeMail(inquiry, copy).body}</p>
      </details>
    </section>
  );
}
