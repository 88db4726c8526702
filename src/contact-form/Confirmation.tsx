import type { RefObject } from 'react';
import styles from './Confirmation.module.css';
import type { FormCopy } from './contact-form-props.ts';
import { composeMail } from './mail-link.ts';
import { Outcome } from './Outcome.tsx';
import type { SentInquiry } from './use-inquiries.ts';

interface ConfirmationProps {
  readonly sent: SentInquiry;
  readonly takesFocus: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly copy: FormCopy;
}

/** What was sent, and when to expect a reply. */
export function Confirmation({ sent, takesFocus, form, copy }: ConfirmationProps) {
  const { title, text } = copy.confirmation[sent.by === 'service' ? 'sent' : 'mailed'];
  return (
    <Outcome title={title} takesFocus={takesFocus} form={form} isSent>
      <p>{text}</p>
      <details open>
        <summary className={styles.summary}>{copy.confirmation.details}</summary>
        <p dir="auto" className={styles.details}>
          {composeMail(sent.inquiry, copy).body}
        </p>
      </details>
    </Outcome>
  );
}
