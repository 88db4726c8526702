import { Confirmation } from './Confirmation.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { EmailService } from './emailjs.ts';
import { writeFields } from './form-elements.ts';
import { findForm } from './form-id.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { MailFallbackPanel } from './MailFallbackPanel.tsx';
import { Toasts } from './Toasts.tsx';
import { useClear } from './use-clear.ts';
import { useSubmission } from './use-submission.ts';

/** The contact form, the page's one React island. */
export function ContactForm(props: EmailService) {
  return (
    <ErrorBoundary>
      <Toasts>
        <FormWithOutcomes {...props} />
      </Toasts>
    </ErrorBoundary>
  );
}

/** The form, and above it what has become of the inquiries before. */
function FormWithOutcomes(props: EmailService) {
  const clearing = useClear();
  const { isSubmitting, confirmation, fallbacks, submit, remove } = useSubmission(props);
  return (
    <>
      {confirmation && <Confirmation key={confirmation.id} {...confirmation} />}
      {fallbacks.map((fallback) => (
        <MailFallbackPanel
          key={fallback.id}
          fallback={fallback}
          canPutBack={clearing.state !== 'filled'}
          onPutBack={() => {
            writeFields(fallback.inquiry);
            remove(fallback, null);
            findForm()?.focus();
          }}
          onDone={() => remove(fallback, fallback.isConfirmed ? 'sent' : 'mailed')}
        />
      ))}
      <InquiryForm isSubmitting={isSubmitting} clearing={clearing} onSubmit={submit} />
    </>
  );
}
