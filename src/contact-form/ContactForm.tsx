import { ContactFormBody } from './ContactFormBody.tsx';
import { copy, crashCopy, email, phone } from './copy.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { EmailService } from './emailjs.ts';
import { Toasts } from './Toasts.tsx';

/** The contact form, the page's one React island. */
export function ContactForm(props: EmailService) {
  return (
    <ErrorBoundary copy={copy} crash={crashCopy} email={email} phone={phone}>
      <Toasts copy={copy.toasts}>
        <ContactFormBody copy={copy} email={email} phone={phone} {...props} />
      </Toasts>
    </ErrorBoundary>
  );
}
