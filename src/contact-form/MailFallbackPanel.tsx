import { copy, email } from 'virtual:contact-form-copy';
import { useId, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { mailLink, mailText } from './mail-link.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import type { ShownFallback } from './use-submission.ts';

interface MailFallbackPanelProps {
  readonly fallback: ShownFallback;
  /** False while the form holds another text, which would be lost. */
  readonly canPutBack: boolean;
  readonly onPutBack: () => void;
  readonly onDone: () => void;
}

/** What to do now, the mail link again, and the whole message where it can be read and copied. */
export function MailFallbackPanel(props: MailFallbackPanelProps) {
  const { fallback, canPutBack, onPutBack, onDone } = props;
  const { panel } = copy;
  const { inquiry, isSaved, takesFocus, isConfirmed } = fallback;
  const id = useId();
  const heading = useFocusOnMount(takesFocus);
  const message = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState({ clicks: 0, status: '' });
  const link = mailLink(inquiry, email, copy);
  const text = mailText(inquiry, copy);

  async function copyMessage() {
    const say = (status: string) => setCopied(({ clicks }) => ({ clicks: clicks + 1, status }));
    try {
      await navigator.clipboard.writeText(text);
      say(panel.copied);
    } catch {
      // Clipboard denied: the text is selected, one key press away.
      message.current?.focus();
      message.current?.select();
      say(panel.copyFailed);
    }
  }

  return (
    <section data-mail-fallback aria-labelledby={`${id}-title`} className="outcome">
      <h4 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {isConfirmed ? panel.lateTitle : panel.title}
      </h4>
      {isConfirmed ? (
        <p className="outcome-late">{panel.late}</p>
      ) : (
        <>
          <p>{link.isCut ? panel.cut : panel.text}</p>
          {!isSaved && <p className="outcome-not-kept">{panel.notKept}</p>}
        </>
      )}
      <div className="outcome-buttons">
        {!isConfirmed && (
          <Button variant="primary" href={link.href}>
            {panel.again}
          </Button>
        )}
        <Button variant="secondary" onClick={copyMessage}>
          <Icon name="copy" />
          {panel.copy}
        </Button>
        <Button variant="secondary" onClick={onPutBack} disabled={!canPutBack}>
          {panel.restore}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {isConfirmed ? panel.close : panel.done}
        </Button>
      </div>
      <p role="status" className="hint">
        {/* A new node with each click, so that a screen reader says it again. */}
        {copied.status && <span key={copied.clicks}>{copied.status}</span>}
      </p>
      {!isConfirmed && (
        <p className="hint">
          {panel.nothing} <a href={`mailto:${email}`}>{email}</a>.
        </p>
      )}
      <label htmlFor={`${id}-text`} className="label">
        {panel.message}
      </label>
      <textarea
        ref={message}
        id={`${id}-text`}
        readOnly
        rows={10}
        value={text}
        className="field-control"
      />
    </section>
  );
}
