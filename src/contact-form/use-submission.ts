import { copy, email } from 'virtual:contact-form-copy';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type EmailService, emailSender, loadLibrary } from './emailjs.ts';
import type { Inquiry } from './inquiry.ts';
import { mailLink } from './mail-link.ts';
import { type Fallback, readFallbacks, saveFallbacks } from './saved-fallbacks.ts';
import { type Outcome, type SubmitOptions, submitInquiry } from './submit-inquiry.ts';
import { useOutcomeToast } from './use-outcome-toast.ts';

export interface ShownFallback extends Fallback {
  /** Whether a reload would bring the panel back. */
  readonly isSaved: boolean;
  /** False where a reload brought it back, and where the visitor has moved the focus meanwhile. */
  readonly takesFocus: boolean;
  /** The service has confirmed after all. */
  readonly isConfirmed: boolean;
}

/** `sent` by the service, or `mailed` as the visitor says. */
export interface ConfirmationState extends Fallback {
  readonly kind: 'sent' | 'mailed';
  readonly takesFocus: boolean;
}

/** Submits inquiries and keeps what became of them in view. */
export function useSubmission({ emailService, emailOrigin }: EmailService) {
  const [isSubmitting, setSubmitting] = useState(false);
  const [confirmation, setConfirmation] = useState<ConfirmationState | null>(null);
  const [fallbacks, setFallbacks] = useState<readonly ShownFallback[]>([]);
  const isBusy = useRef(false);
  const showToast = useOutcomeToast();
  const send = useMemo(
    () => emailService && emailSender(emailService, emailOrigin, email),
    [emailService, emailOrigin],
  );

  useEffect(() => {
    if (emailService) loadLibrary().catch(() => undefined);
  }, [emailService]);

  useLayoutEffect(() => {
    const saved = readFallbacks();
    // Without storage the panels of `mail-fallback.ts` are the only copies of their messages.
    if (saved.length === 0) return;
    const takesFocus = document.activeElement?.closest('[data-mail-fallback]') != null;
    for (const panel of document.querySelectorAll('[data-mail-fallback]')) panel.remove();
    setFallbacks(saved.map((each) => ({ ...each, isSaved: true, takesFocus, isConfirmed: false })));
  }, []);

  async function submit(
    inquiry: Inquiry,
    options: Pick<SubmitOptions, 'isSpam' | 'submittedAt'>,
  ): Promise<Outcome | null> {
    // State is a render late for two submits in one frame; a ref is not.
    if (isBusy.current) return null;
    isBusy.current = true;
    setSubmitting(true);
    const entry = { id: Date.now(), inquiry };
    const focused = document.activeElement;
    let isSaved = false;
    const outcome = await submitInquiry(inquiry, {
      ...options,
      send,
      openMail() {
        const { href } = mailLink(inquiry, email, copy);
        // Before the link: some phones put the page away as soon as the mail client comes up.
        isSaved = saveFallbacks([entry, ...readFallbacks()]);
        location.href = href;
      },
    });
    // A disabled button loses the focus to the body.
    const takesFocus = [focused, document.body].includes(document.activeElement);
    isBusy.current = false;
    setSubmitting(false);
    showToast(outcome.kind);
    if (outcome.kind === 'sent') {
      setConfirmation({ ...entry, kind: 'sent', takesFocus });
      return outcome;
    }
    outcome.lateSuccess.then((isConfirmed) => isConfirmed && confirmLate(entry, outcome.kind));
    if (outcome.kind === 'mailFallback') {
      const shown = { ...entry, isSaved, takesFocus, isConfirmed: false };
      setFallbacks((before) => [shown, ...before]);
    } else {
      console.error('The inquiry could not be sent, nor the mail client opened.', outcome.error);
    }
    return outcome;
  }

  function confirmLate({ id, inquiry }: Fallback, after: 'mailFallback' | 'failed'): void {
    showToast('sent');
    if (after === 'failed') setConfirmation({ id, inquiry, kind: 'sent', takesFocus: false });
    saveFallbacks(readFallbacks().filter((saved) => saved.id !== id));
    setFallbacks((before) =>
      before.map((shown) => (shown.id === id ? { ...shown, isConfirmed: true } : shown)),
    );
  }

  /** Takes a panel away: the visitor is done with it, or has its message back. */
  function remove({ id, inquiry }: Fallback, as: ConfirmationState['kind'] | null): void {
    saveFallbacks(readFallbacks().filter((saved) => saved.id !== id));
    setFallbacks((before) => before.filter((shown) => shown.id !== id));
    if (as) setConfirmation({ id, inquiry, kind: as, takesFocus: true });
  }

  return { isSubmitting, confirmation, fallbacks, submit, remove };
}
