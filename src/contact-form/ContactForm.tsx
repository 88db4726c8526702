import { ContactFormBody } from './ContactFormBody.tsx';
import { copy, crashCopy, email, phone } from './copy.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { EmailServiceKeys } from './emailjs.ts';
import { Toasts } from './Toasts.tsx';

/** What only the deployment knows, written into the page and read back in the browser. */
export interface ContactFormProps {
  /** Null without keys: every inquiry then goes by the visitor's mail client. */
  readonly service: EmailServiceKeys | null;
  readonly serviceOrigin: string;
}

/** The contact form, the page's one React island. */
export function ContactForm(props: ContactFormProps) {
  return (
    <ErrorBoundary copy={copy} crash={crashCopy} email={email} phone={phone}>
      <Toasts copy={copy.toasts}>
        <ContactFormBody copy={copy} email={email} phone={phone} {...props} />
      </Toasts>
    </ErrorBoundary>
  );
}
