import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { browserClock, openMailLink } from './browser-ports.ts';
import type { InquiryProps } from './ContactForm.tsx';
import type { Outcome } from './delivery.ts';
import { clearDraft, keepDraft, readDraft, tabStorage } from './draft.ts';
import { emailTransport, fetchLibrary } from './emailjs.ts';
import type { Inquiry } from './fields.ts';
import { showForm } from './form-elements.ts';
import { mailLink } from './mail-link.ts';
import { sendInquiry } from './submit-inquiry.ts';
import { useInquiryToasts } from './use-inquiry-toasts.ts';

export interface HandedOver {
  readonly kind: 'handed-over';
  readonly values: Inquiry;
  /** Whether a reload would bring the panel back. */
  readonly isKept: boolean;
  /** Brought back by a reload: nobody has just pressed anything. */
  readonly isRestored: boolean;
  /** The service has confirmed after all. */
  readonly isConfirmed: boolean;
}

export type InquiryStep =
  | { readonly kind: 'idle'; readonly values: Inquiry | null }
  | { readonly kind: 'sending' }
  | HandedOver;

const idle: InquiryStep = { kind: 'idle', values: null };

function handedOver(values: Inquiry, isKept: boolean, isRestored = false): HandedOver {
  return { kind: 'handed-over', values, isKept, isRestored, isConfirmed: false };
}

/** The course of one inquiry: fields, delivery, outcome. `send` answers once the outcome is known. */
export function useInquiry({ words, email, service, serviceOrigin }: InquiryProps) {
  const [step, setStep] = useState<InquiryStep>(idle);
  const toasts = useInquiryToasts(words.toasts);
  const underWay = useRef(false);
  const storage = useMemo(() => tabStorage(() => globalThis.sessionStorage ?? null), []);
  const transport = useMemo(
    () => (service ? emailTransport(service, serviceOrigin) : null),
    [service, serviceOrigin],
  );

  useEffect(() => {
    if (service) fetchLibrary();
  }, [service]);

  // Before the browser paints: the form that the page was sent with is never seen in the panel's place.
  useLayoutEffect(() => {
    const draft = readDraft(storage);
    if (draft?.phase === 'handed-over') setStep(handedOver(draft.values, true, true));
    showForm();
  }, [storage]);

  async function send(typed: Inquiry, suspectedSpam: boolean): Promise<Outcome | null> {
    // State is a render late for two presses in one frame; a ref is not (F4).
    if (underWay.current) return null;
    underWay.current = true;
    setStep({ kind: 'sending' });
    const { outcome, isKept } = await sendInquiry(
      typed,
      {
        storage,
        transport,
        clock: browserClock,
        isOnline: () => navigator.onLine,
        openLink: openMailLink,
        onLateSuccess() {
          toasts.sent();
          setStep((now) =>
            now.kind === 'handed-over' && now.values === typed
              ? { ...now, isConfirmed: true }
              : now,
          );
        },
      },
      { toEmail: email, words: words.mail, suspectedSpam },
    );
    underWay.current = false;
    if (outcome.kind === 'sent') {
      toasts.sent();
      setStep(idle);
    } else if (outcome.kind === 'handed-over') {
      toasts.handedOver();
      setStep(handedOver(typed, isKept));
    } else {
      toasts.failed();
      setStep({ kind: 'idle', values: typed });
    }
    return outcome;
  }

  return {
    step,
    send,
    linkOf: (values: Inquiry) => mailLink(values, email, words.mail),
    putBack(values: Inquiry) {
      keepDraft(storage, { phase: 'typing', values });
      setStep({ kind: 'idle', values });
    },
    finish() {
      clearDraft(storage);
      setStep(idle);
    },
    /** The visitor emptied the form, or has its values back. */
    clear(kept: Inquiry | null) {
      if (kept) keepDraft(storage, { phase: 'typing', values: kept });
      else clearDraft(storage);
    },
  };
}
