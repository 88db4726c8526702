import { useEffect, useRef } from 'react';
import type { InquiryProps } from '../Inquiry.tsx';
import { HandedOverPanel } from './HandedOverPanel.tsx';
import { InquiryForm } from './InquiryForm.tsx';
import { useInquiry } from './use-inquiry.ts';

/** Either the form or, after a hand-over to the mail program, the panel in its place. */
export function InquirySteps(props: InquiryProps) {
  const { step, send, hrefOf, putBack, finish } = useInquiry(props);
  const place = useRef<HTMLDivElement>(null);
  const wasHandedOver = useRef(false);
  const isHandedOver = step.kind === 'handed-over';

  // What had the focus is gone when form and panel change places; without this it would fall to the page.
  useEffect(() => {
    if (wasHandedOver.current !== isHandedOver && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
    wasHandedOver.current = isHandedOver;
  }, [isHandedOver]);

  return (
    <div ref={place} tabIndex={-1}>
      {step.kind === 'handed-over' ? (
        <HandedOverPanel
          words={props.words}
          email={props.email}
          values={step.values}
          confirmedLate={step.confirmedLate}
          href={hrefOf(step.values)}
          onPutBack={() => putBack(step.values)}
          onFinish={finish}
        />
      ) : (
        <InquiryForm
          words={props.words}
          email={props.email}
          phone={props.phone}
          isSending={step.kind === 'sending'}
          initial={step.kind === 'idle' ? step.values : null}
          onSend={send}
        />
      )}
    </div>
  );
}
