import { Confirmation } from './Confirmation.tsx';
import type { ContactFormCopy, Phone } from './copy.ts';
import type { EmailService } from './emailjs.ts';
import { writeFields } from './form-elements.ts';
import { findForm } from './form-id.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { MailFallbackPanel } from './MailFallbackPanel.tsx';
import { useClear } from './use-clear.ts';
import { useSubmission } from './use-submission.ts';

interface ContactFormBodyProps extends EmailService {
  readonly copy: ContactFormCopy;
  readonly email: string;
  readonly phone: Phone;
}

/** The form, and above it what has become of the inquiries before. */
export function ContactFormBody(props: ContactFormBodyProps) {
  const { copy, email, phone } = props;
  const clearing = useClear();
  const { isSubmitting, confirmation, fallbacks, submit, remove } = useSubmission(props);
  return (
    <>
      {confirmation && (
        <Confirmation key={confirmation.id} copy={copy} confirmation={confirmation} />
      )}
      {fallbacks.map((fallback) => (
        <MailFallbackPanel
          key={fallback.id}
          copy={copy}
          email={email}
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
      <InquiryForm
        copy={copy}
        email={email}
        phone={phone}
        isSubmitting={isSubmitting}
        clearing={clearing}
        onSubmit={submit}
      />
    </>
  );
}
