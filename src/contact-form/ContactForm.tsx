import {
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react';
import { DirectLinks } from '../components/DirectLinks.tsx';
import { ContactFields, honeypotName } from './ContactFields.tsx';
import type { ContactFormProps } from './content.ts';
import { FormActions } from './FormActions.tsx';
import { clearInquiry, readFields } from './field-values.ts';
import { formId } from './find-form.ts';
import { stopHoldingSubmits, takeHeldSubmit } from './hold-submit.ts';
import { parseInquiry } from './inquiry.ts';
import { Notice } from './Notice.tsx';
import { showNotice } from './notice.ts';
import { getInitialState, getState, hasUnsaved, subscribe } from './outcomes.ts';
import { submitAndShow } from './submit-and-show.ts';
import { useClear } from './use-clear.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { usePreservedText } from './use-preserved-text.ts';

/**
 * The fields are uncontrolled: React writes nothing to the ones it hydrates, so nothing that was typed, autofilled or
 * restored before can be lost, and what they contain is what is sent.
 */
export function ContactForm(props: ContactFormProps) {
  const { copy, email, phone } = props;
  const form = useRef<HTMLFormElement>(null);
  usePreservedText(form);
  const errors = useFieldErrors();
  const clearing = useClear();
  const { isSubmitting } = useSyncExternalStore(subscribe, getState, getInitialState);

  async function submit(submittedAt?: number) {
    const inquiry = parseInquiry(readFields());
    showNotice(false);
    if (!form.current || !errors.validate(inquiry)) return;
    const isSpam = Boolean(new FormData(form.current).get(honeypotName));
    const outcome = await submitAndShow(inquiry, props, { isSpam, submittedAt });
    if (!outcome) return;
    if (outcome.kind === 'sent') clearInquiry(inquiry);
    if (outcome.kind === 'mailFallback') clearInquiry(inquiry, hasUnsaved());
    // It has arrived after all: the text may still be in the form, or have been restored from the panel.
    if (outcome.kind !== 'sent' && (await outcome.lateSuccess)) clearInquiry(inquiry);
  }

  const submitHeld = useEffectEvent(() => {
    if (form.current) stopHoldingSubmits(form.current);
    const heldAt = takeHeldSubmit();
    if (heldAt !== null) submit(heldAt);
  });
  useEffect(() => submitHeld(), []);

  return (
    <form
      ref={form}
      id={formId}
      className="contact-form"
      aria-labelledby="contact-form-title"
      tabIndex={-1}
      // Natively, a form with this method goes nowhere: no value ever ends up in a URL.
      method="dialog"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        // Until `submitHeld` has run, the inline script holds this event too: it must be sent once.
        takeHeldSubmit();
        submit();
      }}
      onInput={() => errors.revalidate(parseInquiry(readFields()))}
      // Cleared, sent, or taken over empty from another page of this tab.
      onReset={errors.reset}
    >
      <noscript>
        <p>{copy.noScript}</p>
        <DirectLinks email={email} phone={phone} />
      </noscript>
      <ContactFields copy={copy} invalid={errors.invalid} isLocked={isSubmitting} />
      <Notice copy={copy} email={email} phone={phone} />
      <FormActions
        copy={copy}
        isSubmitting={isSubmitting}
        clearState={clearing.state}
        onClear={clearing.toggle}
      />
    </form>
  );
}
