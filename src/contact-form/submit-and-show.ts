import { flushSync } from 'react-dom';
import type { ContactFormProps } from './content.ts';
import { emailSender } from './emailjs.ts';
import { focusOutcome } from './focus-outcome.ts';
import { findForm } from './form-element.ts';
import type { Inquiry } from './inquiry.ts';
import { mailLink } from './mail-link.ts';
import { addMailFallback, confirm, confirmLate, getState, setSubmitting } from './outcomes.ts';
import { type Outcome, type SubmitOptions, submitInquiry } from './submit-inquiry.ts';
import { showToast } from './toast-manager.ts';

/**
 * Submits an inquiry and shows its outcome.
 *
 * @returns null if another submit is in progress
 */
export async function submitAndShow(
  inquiry: Inquiry,
  { words, email, emailKeys, emailOrigin }: ContactFormProps,
  options: Pick<SubmitOptions, 'isSpam' | 'submittedAt'>,
): Promise<Outcome | null> {
  if (getState().isSubmitting) return null;
  setSubmitting(true);
  const focused = document.activeElement;
  // A disabled button loses the focus to the body.
  const hasKeptFocus = () => [focused, document.body].includes(document.activeElement);
  let fallbackId: number | undefined;

  const outcome = await submitInquiry(inquiry, {
    ...options,
    send: emailKeys && emailSender(emailKeys, emailOrigin, email),
    openMail() {
      const { href } = mailLink(inquiry, email, words);
      const takesFocus = hasKeptFocus();
      // Before the link: some phones suspend the page as soon as the mail client opens.
      const id = flushSync(() => addMailFallback(inquiry));
      fallbackId = id;
      if (takesFocus) focusOutcome(id);
      location.href = href;
    },
  });

  const takesFocus = hasKeptFocus();
  if (outcome.kind === 'sent') {
    const id = flushSync(() => confirm('sent', inquiry));
    if (takesFocus) focusOutcome(id);
  } else {
    outcome.lateSuccess.then((isConfirmed) => {
      if (!isConfirmed) return;
      showToast('sent', words);
      confirmLate(inquiry, fallbackId);
    });
  }
  if (outcome.kind === 'failed') {
    console.error('The inquiry could not be sent, nor the mail client opened.', outcome.error);
    findForm()
      ?.querySelector('[type="submit"]')
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
  // After the focus has moved: otherwise the button would take it back.
  setSubmitting(false);
  showToast(outcome.kind, words);
  return outcome;
}
