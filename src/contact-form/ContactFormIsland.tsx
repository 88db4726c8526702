import { useLayoutEffect } from 'react';
import { RetryBoundary } from '../components/RetryBoundary.tsx';
import { addStyles } from './add-styles.ts';
import { ContactForm } from './ContactForm.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import type { ContactFormProps } from './content.ts';
import { mailText } from './mail-link.ts';
import { Outcomes } from './Outcomes.tsx';
import outcomeStyles from './outcome.css?inline';
import { openInquiries } from './outcomes.ts';
import { Toasts } from './Toasts.tsx';
import toastStyles from './toasts.css?inline';
import { rememberForm } from './use-preserved-text.ts';

/** The contact form's island: the outcomes of inquiries, the form, and the toasts. */
export function ContactFormRoot(props: ContactFormProps) {
  // Not part of the document: nothing uses them before the first submit.
  useLayoutEffect(() => addStyles(outcomeStyles + toastStyles), []);
  const otherTexts = () => openInquiries().map((inquiry) => mailText(inquiry, props.copy));
  return (
    <RetryBoundary
      beforeRemoval={rememberForm}
      fallback={(error) => <CrashScreen {...props} error={error} others={otherTexts()} />}
    >
      <Outcomes copy={props.copy} email={props.email} />
      {/* A separate boundary: when the form crashes, the outcomes above it stay. */}
      <RetryBoundary
        beforeRemoval={rememberForm}
        fallback={(error) => <CrashScreen {...props} error={error} />}
      >
        <ContactForm {...props} />
      </RetryBoundary>
      <Toasts copy={props.copy.toasts} />
    </RetryBoundary>
  );
}
