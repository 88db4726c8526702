import { useEffect } from 'react';
import type { EmailSettings } from '../env.ts';
import { ContactForm } from './ContactForm.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { showSavedFallbacks } from './mail-fallback-panel.ts';
import { Toasts } from './Toasts.tsx';

/** The island of the contact form. */
export function ContactFormRoot(props: EmailSettings) {
  useEffect(showSavedFallbacks, []);
  return (
    <ErrorBoundary>
      <Toasts>
        <ContactForm {...props} />
      </Toasts>
    </ErrorBoundary>
  );
}
