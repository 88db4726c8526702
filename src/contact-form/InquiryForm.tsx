import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { buttonStyle } from '../components/button-style.ts';
import { DirectLinks } from '../components/DirectLinks.tsx';
import type { Phone } from '../content/derive.ts';
import type { ContactFormCopy } from '../content/schema.ts';
import { ClearForm } from './ClearForm.tsx';
import type { Outcome } from './delivery.ts';
import { InquiryFields, trapName } from './Fields.tsx';
import type { Inquiry } from './fields.ts';
import { fillEmptyFields, formId, readFields } from './form-elements.ts';
import { useClearing } from './use-clearing.ts';
import { useFieldErrors } from './use-field-errors.ts';

interface InquiryFormProps {
  readonly words: ContactFormCopy;
  readonly email: string;
  readonly phone: Phone;
  readonly isSending: boolean;
  /** What to put into the fields, when a message is put back; null for what stands in them. */
  readonly initial: Inquiry | null;
  readonly onSend: (values: Inquiry, suspectedSpam: boolean) => Promise<Outcome | null>;
  /** The visitor emptied the form (null), or took that back. */
  readonly onClear: (kept: Inquiry | null) => void;
}

/**
 * The fields keep their own values: React never writes into them as it arrives, so nothing that was typed,
 * autofilled or brought back before can be wiped, and what is sent is what stands there.
 */
export function InquiryForm(props: InquiryFormProps) {
  const { words, email, phone, isSending, initial, onSend, onClear } = props;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  const errors = useFieldErrors(form);
  const clearing = useClearing(form, onClear);

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    const element = form.current;
    if (!element) return;
    const typed = readFields(element);
    if (!errors.submit(typed)) return;
    const isTrapped = Boolean(new FormData(element).get(trapName));
    const outcome = await onSend(typed, isTrapped);
    if (outcome?.kind === 'sent') {
      element.reset();
      errors.forget();
      clearing.look();
    }
  }

  const honorPress = useEffectEvent(submit);
  useEffect(() => {
    const dataset = form.current?.dataset;
    if (!dataset) return;
    const wasPressed = dataset['pressed'] === '1';
    delete dataset['pressed'];
    dataset['ready'] = '1';
    if (wasPressed) honorPress();
  }, []);

  const { look } = clearing;
  useLayoutEffect(() => {
    if (initial && form.current) fillEmptyFields(form.current, initial);
    look();
  }, [initial, look]);

  // A disabled button loses the focus; it gets it back unless the visitor has gone elsewhere.
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasSending.current = isSending;
  }, [isSending]);

  return (
    <form
      ref={form}
      id={formId}
      aria-labelledby="inquiry-title"
      tabIndex={-1}
      // Natively a form with this method goes nowhere: no value ever reaches an address.
      method="dialog"
      noValidate
      onSubmit={submit}
      onInput={() => {
        errors.change(readFields(form.current));
        clearing.look();
      }}
      className="grid gap-6 in-data-draft:invisible"
    >
      <InquiryFields words={words} invalid={errors.invalid} isLocked={isSending} />
      <noscript>
        <p className="mb-2">{words.noScript}</p>
        <DirectLinks email={email} phone={phone} />
      </noscript>
      <div hidden data-unloaded role="status">
        <p className="mb-2">{words.unloaded}</p>
        <DirectLinks email={email} phone={phone} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <button
          ref={button}
          type="submit"
          disabled={isSending}
          className={buttonStyle(
            'primary',
            'needs-script min-h-13 min-w-[min(10rem,100%)] px-6 disabled:cursor-progress disabled:bg-sunk disabled:border-control disabled:text-muted',
          )}
        >
          {isSending ? words.sending : words.send}
        </button>
        <p className="max-w-[38ch] flex-1 basis-64 text-small text-muted">
          {words.privacy.before} <a href="/privacy-policy">{words.privacy.link}</a>.
        </p>
      </div>
      <ClearForm
        words={words}
        state={clearing.state}
        isLocked={isSending}
        onPress={() => {
          errors.forget();
          clearing.press();
        }}
      />
      <p role="status" className="sr-only">
        {isSending && words.sending}
        {clearing.state === 'cleared' && words.cleared}
      </p>
    </form>
  );
}
