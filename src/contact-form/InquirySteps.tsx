import { useEffect, useRef } from 'react';
import type { InquiryProps } from './ContactForm.tsx';
import { formId } from './form-elements.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { HandedOverPanel, panelTitleId } from './MailFallbackPanel.tsx';
import { useInquiry } from './use-inquiry.ts';

/** Either the form or, after a hand-over to the mail program, the panel in its place. */
export function InquirySteps(props: InquiryProps) {
  const { words, email, phone } = props;
  const { step, send, linkOf, putBack, finish, clear } = useInquiry(props);
  const isHandedOver = step.kind === 'handed-over';
  const isRestored = isHandedOver && step.isRestored;
  const wasHandedOver = useRef(false);

  // What had the focus is gone when form and panel change places. A panel that a reload brings back takes none.
  useEffect(() => {
    if (wasHandedOver.current === isHandedOver) return;
    wasHandedOver.current = isHandedOver;
    if (!isRestored && document.activeElement === document.body) {
      takeFocus(isHandedOver ? panelTitleId : formId);
    }
  }, [isHandedOver, isRestored]);

  return step.kind === 'handed-over' ? (
    <HandedOverPanel
      words={words}
      email={email}
      step={step}
      link={linkOf(step.values)}
      onPutBack={() => putBack(step.values)}
      onFinish={finish}
    />
  ) : (
    <InquiryForm
      words={words}
      email={email}
      phone={phone}
      isSending={step.kind === 'sending'}
      initial={step.kind === 'idle' ? step.values : null}
      onSend={send}
      onClear={clear}
    />
  );
}

// Whoever has scrolled away while the message was on its way reads on undisturbed.
function takeFocus(id: string): void {
  const element = document.getElementById(id);
  const place = element?.closest('section, form')?.getBoundingClientRect();
  const isInView = !!place && place.bottom > 0 && place.top < innerHeight;
  element?.focus({ preventScroll: true });
  // At once: a smooth scroll that the key press before has begun would carry the panel out of the window.
  if (isInView) element?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
