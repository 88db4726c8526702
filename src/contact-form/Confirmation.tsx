import { copy } from 'virtual:contact-form-copy';
import { composeMail } from './mail-link.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import type { ConfirmationState } from './use-submission.ts';

/** What was sent and when a reply comes; it stays until the next inquiry. */
export function Confirmation({ kind, inquiry, takesFocus }: ConfirmationState) {
  const heading = useFocusOnMount(takesFocus);
  const { details, [kind]: words } = copy.confirmation;
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
        {words.title}
      </h4>
      <p>{words.text}</p>
      <details open>
        <summary className="min-h-11 cursor-pointer content-center text-small font-semibold">
          {details}
        </summary>
        <p className="max-h-48 overflow-y-auto text-small whitespace-pre-wrap text-muted">
          {composeMail(inquiry, copy).body}
        </p>
      </details>
    </section>
  );
}
