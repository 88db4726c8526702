import { type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Text } from '../components/Text.tsx';
import type { FormCopy } from './contact-form-props.ts';
import type { Inquiry } from './fields.ts';
import { mailLink, mailText } from './mail-link.ts';
import { Outcome } from './Outcome.tsx';
import styles from './UnsentPanel.module.css';

interface UnsentPanelProps {
  readonly inquiry: Inquiry;
  /** Whether a reload would bring the panel back. */
  readonly isKept: boolean;
  readonly takesFocus: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly copy: FormCopy;
  readonly email: string;
  readonly onDone: () => void;
  /** Returns whether the message is back in the form. */
  readonly onPutBack: () => boolean;
}

/** What to do next, the mail link again, and the full message to read and copy. */
export function UnsentPanel(props: UnsentPanelProps) {
  const { inquiry, isKept, takesFocus, form, copy, email, onDone, onPutBack } = props;
  const { panel } = copy;
  const { href, isCut } = mailLink(inquiry, email, copy);
  const message = useRef<HTMLTextAreaElement>(null);
  const messageId = useId();
  // Counted, so that a screen reader announces the same text again.
  const [status, setStatus] = useState({ count: 0, text: '' });
  const show = (text: string) => setStatus(({ count }) => ({ count: count + 1, text }));

  async function copyMessage() {
    let text = panel.copied;
    try {
      await navigator.clipboard.writeText(message.current?.value ?? '');
    } catch {
      // Clipboard access denied: the text is selected, ready for a keyboard copy.
      message.current?.focus();
      message.current?.select();
      text = panel.copyFailed;
    }
    show(text);
  }

  function putBack() {
    if (!onPutBack()) show(panel.formNotEmpty);
  }

  return (
    <Outcome title={panel.title} takesFocus={takesFocus} form={form}>
      <p>{isCut ? panel.cut : panel.text}</p>
      {!isKept && <p className={styles.notKept}>{panel.notKept}</p>}
      <div className={styles.next}>
        <Button variant="primary" href={href} className={styles.again}>
          {panel.again}
        </Button>
        <Button variant="secondary" onClick={onDone} className={styles.done}>
          {panel.done}
        </Button>
      </div>
      <div className={styles.others}>
        <Text variant="hint" className={styles.noMailApp}>
          <span>{panel.noMailApp}</span> <a href={`mailto:${email}`}>{email}</a>
        </Text>
        <div className={styles.quiet}>
          <Button variant="text" onClick={copyMessage}>
            {panel.copy}
          </Button>
          <Button variant="text" onClick={putBack}>
            {panel.restore}
          </Button>
          <Text variant="hint" role="status">
            <span key={status.count}>{status.text}</span>
          </Text>
        </div>
        <Text as="label" variant="label" htmlFor={messageId}>
          {panel.message}
        </Text>
        <textarea
          ref={message}
          id={messageId}
          dir="auto"
          readOnly
          rows={6}
          value={mailText(inquiry, copy)}
          className={styles.message}
        />
      </div>
    </Outcome>
  );
}
