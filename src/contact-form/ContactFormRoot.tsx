import { useLayoutEffect } from 'react';
import { addStyles } from './add-styles.ts';
import { ContactForm } from './ContactForm.tsx';
import type { ContactFormProps } from './content.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { mailText } from './mail-link.ts';
import { Outcomes } from './Outcomes.tsx';
import outcomeStyles from './outcome.css?inline';
import { openInquiries } from './outcomes.ts';
import { Toasts } from './Toasts.tsx';
import toastStyles from './toasts.css?inline';

/** The contact form's island: the outcomes of inquiries, the form, and the toasts. */
export function ContactFormRoot(props: ContactFormProps) {
  // Not part of the document: nothing uses them before the first submit.
  useLayoutEffect(() => addStyles(outcomeStyles + toastStyles), []);
  return (
    <ErrorBoundary
      {...props}
      readOthers={() => openInquiries().map((inquiry) => mailText(inquiry, props.words))}
    >
      <Outcomes words={props.words} email={props.email} />
      {/* A separate boundary: when the form crashes, the outcomes above it stay. */}
      <ErrorBoundary {...props}>
        <ContactForm {...props} />
      </ErrorBoundary>
      <Toasts words={props.words.toasts} />
    </ErrorBoundary>
  );
}
