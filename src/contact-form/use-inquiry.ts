import { flushSync } from 'react-dom';
import type { ContactFormProps } from './content.ts';
import { emailSender } from './emailjs.ts';
import { findForm } from './find-form.ts';
import { focusOutcome } from './focus-outcome.ts';
import type { Inquiry } from './inquiry.ts';
import { mailLink } from './mail-link.ts';
import {
  addConfirmation,
  addMailFallback,
  confirmLate,
  getState,
  setSubmitting,
} from './outcomes.ts';
import { type SubmitOptions, type SubmitResult, submitInquiry } from './submit-inquiry.ts';
import { showToast } from './toast-manager.ts';

type SubmitOptionsOfForm = Pick<SubmitOptions, 'isSpam' | 'submittedAt'>;

/**
 * Submits an inquiry and shows its outcome.
 *
 * @returns null if another submit is in progress
 */
export async function submitAndShow(
  inquiry: Inquiry,
  props: ContactFormProps,
  options: SubmitOptionsOfForm,
): Promise<SubmitResult | null> {
  if (getState().isSubmitting) return null;
  setSubmitting(true);
  try {
    const result = await submitAndFocus(inquiry, props, options);
    showToast(result.kind, props.copy);
    return result;
  } finally {
    // After the focus has moved: otherwise the button would take it back.
    setSubmitting(false);
  }
}

/** Submits an inquiry, shows its outcome on the page, and moves the focus to it. */
async function submitAndFocus(
  inquiry: Inquiry,
  { copy, email, emailKeys, emailOrigin }: ContactFormProps,
  options: SubmitOptionsOfForm,
): Promise<SubmitResult> {
  const focused = document.activeElement;
  // A disabled button loses the focus to the body, and while sending nothing can be typed into the fields.
  const mayMoveFocus = () =>
    [focused, document.body].includes(document.activeElement) ||
    Boolean(findForm()?.querySelector('[readonly]:focus'));
  let fallbackId: number | undefined;

  const result = await submitInquiry(inquiry, {
    ...options,
    send: emailKeys && emailSender(emailKeys, emailOrigin, email),
    openMail() {
      const { href } = mailLink(inquiry, email, copy);
      const takesFocus = mayMoveFocus();
      // Before the link: some phones suspend the page as soon as the mail client opens.
      const id = flushSync(() => addMailFallback(inquiry));
      fallbackId = id;
      if (takesFocus) focusOutcome(id);
      location.href = href;
    },
  });

  const takesFocus = mayMoveFocus();
  if (result.kind === 'sent') {
    const id = flushSync(() => addConfirmation('sent', inquiry));
    if (takesFocus) focusOutcome(id);
  } else {
    result.lateSuccess.then((isConfirmed) => {
      if (!isConfirmed) return;
      showToast('sent', copy);
      confirmLate(inquiry, fallbackId);
    });
  }
  if (result.kind === 'failed') {
    console.error('Could not send the inquiry or open the mail client.', result.error);
    findForm()
      ?.querySelector('[type="submit"]')
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
  return result;
}
