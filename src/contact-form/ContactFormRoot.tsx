import { ContactForm } from './ContactForm.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { EmailService } from './emailjs.ts';
import { Toasts } from './Toasts.tsx';

/** The contact form, the page's one React island. */
export function ContactFormRoot(props: EmailService) {
  return (
    <ErrorBoundary>
      <Toasts>
        <ContactForm {...props} />
      </Toasts>
    </ErrorBoundary>
  );
}
