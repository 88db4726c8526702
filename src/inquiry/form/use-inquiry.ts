import { useEffect, useMemo, useRef, useState } from 'react';
import { browserClock, openMailLink } from '../browser-ports.ts';
import { deliver, type Outcome } from '../delivery.ts';
import { clearDraft, keepDraft, readDraft, type StoragePort, tabStorage } from '../draft.ts';
import type { InquiryProps } from '../Inquiry.tsx';
import { type Inquiry, trimInquiry } from '../inquiry.ts';
import { mailLink } from '../mail-link.ts';
import { serviceParameters } from '../service-parameters.ts';
import { emailTransport, fetchLibrary } from '../transport.ts';
import { useInquiryToasts } from './use-inquiry-toasts.ts';

export type InquiryStep =
  | { readonly kind: 'idle'; readonly values: Inquiry | null }
  | { readonly kind: 'sending' }
  | { readonly kind: 'handed-over'; readonly values: Inquiry; readonly confirmedLate: boolean };

/** The course of one inquiry: fields, delivery, outcome. `send` answers once the outcome is known. */
export function useInquiry({ words, email, service, serviceOrigin }: InquiryProps) {
  const [step, setStep] = useState<InquiryStep>({ kind: 'idle', values: null });
  const toasts = useInquiryToasts(words.toasts);
  const underWay = useRef(false);
  const storage = useMemo(() => tabStorage(() => globalThis.sessionStorage ?? null), []);
  const transport = useMemo(
    () => (service ? emailTransport(service, serviceOrigin) : null),
    [service, serviceOrigin],
  );

  useEffect(() => {
    if (service) fetchLibrary();
    const draft = readDraft(storage);
    if (draft?.phase === 'handed-over') {
      setStep({ kind: 'handed-over', values: draft.values, confirmedLate: false });
    }
  }, [service, storage]);

  const hrefOf = (values: Inquiry) => mailLink(values, email, words.mail).href;

  async function send(typed: Inquiry, suspectedSpam: boolean): Promise<Outcome | null> {
    // State is a render late for two presses in one frame; a ref is not (F4).
    if (underWay.current) return null;
    underWay.current = true;
    setStep({ kind: 'sending' });
    keepDraft(storage, { phase: 'typing', values: typed });
    const values = trimInquiry(typed);
    const outcome = await deliver(
      serviceParameters(values, email),
      {
        transport,
        clock: browserClock,
        isOnline: () => navigator.onLine,
        openMail: () => {
          const href = hrefOf(values);
          keepDraft(storage, { phase: 'handed-over', values: typed });
          openMailLink(href);
        },
        onLateSuccess: () => {
          forgetIfSame(storage, typed);
          toasts.sent();
          setStep((now) =>
            now.kind === 'handed-over' && now.values === typed
              ? { ...now, confirmedLate: true }
              : now,
          );
        },
      },
      { suspectedSpam },
    );
    underWay.current = false;
    if (outcome.kind === 'sent') {
      clearDraft(storage);
      toasts.sent();
      setStep({ kind: 'idle', values: null });
    } else if (outcome.kind === 'handed-over') {
      toasts.handedOver();
      setStep({ kind: 'handed-over', values: typed, confirmedLate: false });
    } else {
      keepDraft(storage, { phase: 'typing', values: typed });
      toasts.failed();
      setStep({ kind: 'idle', values: typed });
    }
    return outcome;
  }

  return {
    step,
    send,
    hrefOf,
    putBack(values: Inquiry) {
      keepDraft(storage, { phase: 'typing', values });
      setStep({ kind: 'idle', values });
    },
    finish() {
      clearDraft(storage);
      setStep({ kind: 'idle', values: null });
    },
  };
}

// The visitor may be typing the next inquiry by the time the service confirms the last one.
function forgetIfSame(storage: StoragePort | null, values: Inquiry): void {
  const draft = readDraft(storage);
  if (JSON.stringify(draft?.values) === JSON.stringify(values)) clearDraft(storage);
}
