import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { EmailService } from './emailjs.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { Toasts } from './Toasts.tsx';

/** The contact form, the page's one React island. */
export function ContactFormRoot(props: EmailService) {
  return (
    <ErrorBoundary>
      <Toasts>
        <InquiryForm {...props} />
      </Toasts>
    </ErrorBoundary>
  );
}
