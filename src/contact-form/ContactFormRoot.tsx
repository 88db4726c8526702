import type { EmailSettings } from '../env.ts';
import { ContactForm } from './ContactForm.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Toasts } from './Toasts.tsx';

/** The contact form, the page's one React island. */
export function ContactFormRoot(props: EmailSettings) {
  return (
    <ErrorBoundary>
      <Toasts>
        <ContactForm {...props} />
      </Toasts>
    </ErrorBoundary>
  );
}
