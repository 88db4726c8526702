import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../components/Button.tsx';
import { Text } from '../components/Text.tsx';
import { contactForm } from '../content/contact-form.ts';
import { TypedText } from './Field.tsx';
import { findForm, type Inquiry } from './fields.ts';
import { mailLink, mailText } from './mail-link.ts';
import { Outcome } from './Outcome.tsx';
import { inquiryStore } from './page-store.ts';
import { DirectContact } from './Sentence.tsx';
import { toastManager } from './toasts.ts';
import styles from './Unsent.module.css';

interface UnsentProps {
  inquiry: Inquiry;
  /** Not the last inquiry, so it shows less. */
  isCompact: boolean;
  /** Whether a reload would bring it back. */
  isPersistent: boolean;
  isNew: boolean;
}

/** What to do next, the mail link again, and the full message to read and copy. */
export function Unsent({ inquiry, isCompact, isPersistent, isNew }: UnsentProps) {
  const { unsent } = contactForm;
  const { href, isCut } = mailLink(inquiry, contactForm);
  const message = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const text = mailText(inquiry, contactForm);
  const [status, setStatus] = useState('');

  async function copyMessage() {
    // So that the same words are announced again.
    setStatus('');
    try {
      await navigator.clipboard.writeText(text);
      setStatus(unsent.copied);
    } catch {
      // Clipboard access denied: the text is selected, ready for a keyboard copy.
      message.current?.closest('details')?.setAttribute('open', '');
      message.current?.focus();
      message.current?.select();
      setStatus(unsent.copyFailed);
    }
  }

  function confirmSent() {
    toastManager.close();
    inquiryStore.confirmSent(inquiry);
  }

  function remove() {
    toastManager.close();
    // Before the focus moves to the form, which takes the panel's place.
    flushSync(() => inquiryStore.remove(inquiry));
    findForm()?.focus();
  }

  // One element takes the other's place, so that what a translator did to it goes with it.
  const lead = isCompact ? (
    <span key="earlier" dir="auto" className={styles.excerpt}>
      {inquiry.message}
    </span>
  ) : (
    <span key="newest">{isCut ? unsent.cut : unsent.text}</span>
  );
  return (
    <Outcome
      kind="unsent"
      toast="unsent"
      title={isCompact ? unsent.earlierTitle : unsent.title}
      isNew={isNew}
      lead={lead}
    >
      {!isPersistent && (
        <p>
          <strong>{unsent.notKept}</strong>
        </p>
      )}
      <div className={styles.next}>
        <Button variant={isCompact ? 'secondary' : 'primary'} href={href}>
          {unsent.again}
        </Button>
        <Button variant="secondary" onClick={confirmSent}>
          {unsent.done}
        </Button>
      </div>
      {!isCompact && (
        <Text variant="small" className={styles.noMailApp}>
          <DirectContact text={unsent.noMailApp} />
        </Text>
      )}
      <div className={styles.others}>
        <Button variant="text" onClick={copyMessage}>
          {unsent.copy}
        </Button>
        <Text variant="small" role="status">
          {status}
        </Text>
        <Button variant="text" onClick={remove} className={styles.remove}>
          {unsent.remove}
        </Button>
      </div>
      <details open={!isCompact}>
        <Text as="summary" variant="label" id={id} className={styles.summary}>
          {unsent.message}
        </Text>
        <TypedText ref={message} aria-labelledby={id} rows={6} value={text} />
      </details>
    </Outcome>
  );
}
