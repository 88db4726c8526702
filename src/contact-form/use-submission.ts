import { agencyEmail } from 'virtual:contact-form-copy';
import { useEffect, useRef, useState } from 'react';
import type { EmailSettings } from '../env.ts';
import { showConfirmation } from './confirmation.ts';
import { emailSender, evaluateLibrary } from './emailjs.ts';
import type { Inquiry } from './inquiry.ts';
import { openMailFallback } from './mail-fallback-panel.ts';
import { type Outcome, type SubmitOptions, submitInquiry } from './submit-inquiry.ts';
import { useOutcomeToast } from './use-outcome-toast.ts';

/** Submits inquiries and shows what became of them. */
export function useSubmission({ emailKeys, emailOrigin }: EmailSettings) {
  const [isSubmitting, setSubmitting] = useState(false);
  const isBusy = useRef(false);
  const showToast = useOutcomeToast();

  // Ahead of the first submit, which then has only to send.
  useEffect(() => {
    if (emailKeys) evaluateLibrary().catch(() => undefined);
  }, [emailKeys]);

  async function submit(
    inquiry: Inquiry,
    options: Pick<SubmitOptions, 'isSpam' | 'submittedAt'>,
  ): Promise<Outcome | null> {
    // State is a render late for two submits in one frame; a ref is not.
    if (isBusy.current) return null;
    isBusy.current = true;
    setSubmitting(true);
    const focused = document.activeElement;
    // A disabled button loses the focus to the body.
    const hasKeptFocus = () => [focused, document.body].includes(document.activeElement);
    let confirmLate = () => showConfirmation('sent', inquiry, false);
    const outcome = await submitInquiry(inquiry, {
      ...options,
      send: emailKeys && emailSender(emailKeys, emailOrigin, agencyEmail),
      openMail() {
        confirmLate = openMailFallback(inquiry, hasKeptFocus());
      },
    });
    isBusy.current = false;
    setSubmitting(false);
    showToast(outcome.kind);
    if (outcome.kind === 'sent') {
      showConfirmation('sent', inquiry, hasKeptFocus());
      return outcome;
    }
    outcome.lateSuccess.then((isConfirmed) => {
      if (!isConfirmed) return;
      showToast('sent');
      confirmLate();
    });
    if (outcome.kind === 'failed') {
      console.error('The inquiry could not be sent, nor the mail client opened.', outcome.error);
    }
    return outcome;
  }

  return { isSubmitting, submit };
}
