import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../components/Button.tsx';
import { mailto } from '../components/mailto.ts';
import type { FormCopy } from './content.ts';
import { areInFields, writeFields } from './field-values.ts';
import { findForm } from './find-form.ts';
import { focusOutcome, headingId } from './focus-outcome.ts';
import { mailLink, mailText } from './mail-link.ts';
import { OutcomeSection } from './OutcomeSection.tsx';
import { addConfirmation, removeOutcome, type ShownOutcome } from './outcomes.ts';
import { isFormEmpty, useIsEmpty } from './use-is-empty.ts';

interface MailFallbackPanelProps {
  readonly outcome: Extract<ShownOutcome, { kind: 'mailFallback' }>;
  readonly copy: FormCopy;
  readonly email: string;
}

/** What to do next, the mail link again, and the whole message to read and copy. */
export function MailFallbackPanel({ outcome, copy, email }: MailFallbackPanelProps) {
  const { id, inquiry, isSaved, isConfirmed } = outcome;
  const { panel } = copy;
  const { href, isCut } = mailLink(inquiry, email, copy);
  const message = useRef<HTMLTextAreaElement>(null);
  const isEmpty = useIsEmpty();
  // Counted, so that a screen reader announces the same text again.
  const [copied, setCopied] = useState({ count: 0, text: '' });

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
    setCopied(({ count }) => ({ count: count + 1, text }));
  }

  function restore() {
    // An extension may have filled the fields without an event.
    if (!isFormEmpty()) return;
    writeFields(inquiry);
    // Unless an extension has removed a field.
    if (areInFields(inquiry)) removeOutcome(id);
    findForm()?.focus();
  }

  function finish() {
    focusOutcome(flushSync(() => addConfirmation(isConfirmed ? 'sent' : 'mailed', inquiry, id)));
  }

  const messageId = `${headingId(id)}-message`;
  return (
    <OutcomeSection id={id} title={isConfirmed ? panel.lateTitle : panel.title} className="outcome">
      <p hidden={!isConfirmed} className="outcome-late">
        {panel.lateText}
      </p>
      <p hidden={isConfirmed}>{isCut ? panel.cut : panel.text}</p>
      <p hidden={isSaved || isConfirmed} className="outcome-not-kept">
        {panel.notKept}
      </p>
      <div className="outcome-next">
        <Button variant="primary" href={href} hidden={isConfirmed}>
          {panel.again}
        </Button>
        <Button variant="secondary" onClick={finish}>
          {isConfirmed ? panel.close : panel.done}
        </Button>
      </div>
      <div className="outcome-ways">
        <p hidden={isConfirmed} className="hint">
          <span>{panel.noMailApp}</span> <a href={mailto(email)}>{email}</a>
        </p>
        <div className="outcome-quiet">
          <button type="button" className="text-button" onClick={copyMessage}>
            {panel.copy}
          </button>
          {/* Disabled while the form contains other text, which would be lost. */}
          <button type="button" className="text-button" onClick={restore} disabled={!isEmpty}>
            {panel.restore}
          </button>
          <p role="status" className="hint">
            <span key={copied.count}>{copied.text}</span>
          </p>
        </div>
        <label htmlFor={messageId} className="label">
          {panel.message}
        </label>
        <textarea
          ref={message}
          id={messageId}
          readOnly
          rows={6}
          value={mailText(inquiry, copy)}
          className="field-control"
        />
      </div>
    </OutcomeSection>
  );
}
