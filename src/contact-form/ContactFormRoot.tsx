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

/** The island of the contact form: what came of inquiries, the form, and the toasts. */
export function ContactFormRoot(props: ContactFormProps) {
  // No part of the document: nothing of it is shown before the first submit.
  useLayoutEffect(() => addStyles(outcomeStyles + toastStyles), []);
  return (
    <ErrorBoundary
      {...props}
      readOthers={() => openInquiries().map((inquiry) => mailText(inquiry, props.words))}
    >
      <Outcomes words={props.words} email={props.email} />
      {/* A boundary of its own: when the form crashes, what stands above it stays. */}
      <ErrorBoundary {...props}>
        <ContactForm {...props} />
      </ErrorBoundary>
      <Toasts words={props.words.toasts} />
    </ErrorBoundary>
  );
}
