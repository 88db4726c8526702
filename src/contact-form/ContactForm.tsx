import { agencyEmail, agencyPhone, reactFormCopy } from 'virtual:contact-form-copy';
import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';
import { DirectLinks } from '../components/DirectLinks.tsx';
import type { EmailSettings } from '../env.ts';
import { fieldNames } from '../fields.ts';
import { ContactFields, honeypotName } from './ContactFields.tsx';
import { readFields, writeFields } from './form-elements.ts';
import { type Inquiry, parseInquiry } from './inquiry.ts';
import { formId, showUnavailableNotice } from './shared-with-inline-script.ts';
import { useClear } from './use-clear.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useSubmission } from './use-submission.ts';

/** Whether the fields still hold an inquiry as it was submitted. */
function isUnchanged(inquiry: Inquiry): boolean {
  const now = parseInquiry(readFields());
  return fieldNames.every((name) => now[name] === inquiry[name]);
}

/**
 * The fields keep their own values: React never writes into them as it arrives, so nothing that was typed,
 * autofilled or restored before can be lost, and what is sent is what they hold.
 */
export function ContactForm(props: EmailSettings) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const errors = useFieldErrors();
  const clearing = useClear();
  const submission = useSubmission(props);
  const { isSubmitting } = submission;

  async function submit(submittedAt?: number) {
    const inquiry = parseInquiry(readFields());
    showUnavailableNotice(false);
    if (!form.current || !errors.submit(inquiry)) return;
    const isSpam = Boolean(new FormData(form.current).get(honeypotName));
    const outcome = await submission.submit(inquiry, { isSpam, submittedAt });
    if (!outcome) return;
    const clear = () => {
      errors.reset();
      writeFields(null);
    };
    if (outcome.kind !== 'failed') clear();
    // It has arrived after all: the same text may still be in the form, or back in it from the panel.
    if (outcome.kind !== 'sent' && (await outcome.lateSuccess) && isUnchanged(inquiry)) clear();
  }

  const replaySubmit = useEffectEvent(submit);
  useEffect(() => {
    const dataset = form.current?.dataset;
    if (!dataset) return;
    const heldAt = dataset['held'];
    delete dataset['held'];
    dataset['ready'] = '1';
    if (heldAt) replaySubmit(Number(heldAt));
  }, []);

  // A disabled button loses the focus; it gets it back unless the focus has gone elsewhere.
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);

  return (
    <form
      ref={form}
      id={formId}
      aria-labelledby="contact-form-title"
      tabIndex={-1}
      // Natively a form with this method goes nowhere: no value ever reaches an address.
      method="dialog"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        submit();
      }}
      onInput={() => {
        errors.change(parseInquiry(readFields()));
        clearing.refresh();
      }}
    >
      <noscript>
        <p>{reactFormCopy.noScript}</p>
        <DirectLinks email={agencyEmail} phone={agencyPhone} />
      </noscript>
      <ContactFields invalid={errors.invalid} isLocked={isSubmitting} />
      <div hidden={true} data-notice role="status" suppressHydrationWarning>
        <p>{reactFormCopy.unavailable}</p>
        <DirectLinks email={agencyEmail} phone={agencyPhone} />
      </div>
      <div className="form-end">
        <button
          ref={button}
          type="submit"
          disabled={isSubmitting}
          // Shown while the submit waits for this code.
          data-waiting={reactFormCopy.sending}
          className="button button-primary button-large submit-button needs-script"
        >
          <span>{isSubmitting ? reactFormCopy.sending : reactFormCopy.send}</span>
        </button>
        {/* Its room is kept while it is hidden, so nothing moves. */}
        <button
          type="button"
          onClick={() => {
            errors.reset();
            clearing.toggle();
          }}
          disabled={isSubmitting}
          data-state={clearing.state}
          className="clear-button"
        >
          {clearing.state === 'cleared' ? reactFormCopy.undoClear : reactFormCopy.clear}
        </button>
        <p className="hint">
          {`${reactFormCopy.privacy.before} `}
          <a href={reactFormCopy.privacy.href}>{reactFormCopy.privacy.link}</a>
          {reactFormCopy.privacy.after}
        </p>
      </div>
      <p role="status" className="sr-only">
        {isSubmitting && reactFormCopy.sending}
        {clearing.state === 'cleared' && reactFormCopy.cleared}
      </p>
    </form>
  );
}
