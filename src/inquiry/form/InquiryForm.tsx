import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { InquiryWords } from '../../content/inquiry.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { DirectLinks } from '../../ui/DirectLinks.tsx';
import { Field } from '../../ui/Field.tsx';
import type { Outcome } from '../delivery.ts';
import { findForm, formId, readFields } from '../form-fields.ts';
import { emptyInquiry, type FieldName, type Inquiry } from '../inquiry.ts';
import { isValidField } from '../rules.ts';

interface InquiryFormProps {
  readonly words: InquiryWords;
  readonly email: string;
  readonly phone: string;
  readonly isSending: boolean;
  /** What to begin with, when a message is put back; null for what stands in the page's fields. */
  readonly initial: Inquiry | null;
  readonly onSend: (values: Inquiry, suspectedSpam: boolean) => Promise<Outcome | null>;
}

export function InquiryForm({ words, email, phone, isSending, initial, onSend }: InquiryFormProps) {
  const trap = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Registering a field writes its default into it: what was typed before this code arrived is that default.
  const [typed] = useState(
    () => initial ?? readFields(typeof document === 'undefined' ? null : findForm()),
  );
  const { register, handleSubmit, reset, formState } = useForm<Inquiry>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    defaultValues: typed,
  });

  const submit = handleSubmit(async (values) => {
    const outcome = await onSend(values, (trap.current?.value ?? '') !== '');
    if (outcome && outcome.kind !== 'failed') reset(emptyInquiry);
    if (outcome && document.activeElement === document.body) button.current?.focus();
  });

  const ready = useRef(submit);
  ready.current = submit;
  useEffect(() => {
    const form = findForm();
    if (!form) return;
    const pressed = form.dataset['pressed'] === '1';
    delete form.dataset['pressed'];
    form.dataset['ready'] = '1';
    if (pressed) ready.current();
  }, []);

  const field = (name: FieldName) => ({
    id: `inquiry-${name}`,
    label: words.fields[name].label,
    error: formState.errors[name] && words.fields[name].error,
    ...register(name, { validate: (value) => isValidField(name, value) }),
  });

  return (
    <form
      id={formId}
      // Natively a form with this method goes nowhere: no value ever reaches an address.
      method="dialog"
      noValidate
      onSubmit={submit}
      className="grid gap-3"
    >
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-2">
        <Field {...field('firstName')} autoComplete="given-name" autoCapitalize="words" />
        <Field {...field('lastName')} autoComplete="family-name" autoCapitalize="words" />
      </div>
      <Field
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field {...field('company')} autoComplete="organization" autoCapitalize="words" />
      <Field
        {...field('message')}
        as="textarea"
        rows={6}
        autoCapitalize="sentences"
        hint={words.fields.message.hint}
      />
      <div hidden>
        <label>
          {words.trap}
          <input ref={trap} name="reference" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <noscript>
        <p className="mb-1">{words.noScript.text}</p>
        <DirectLinks email={email} phone={phone} />
      </noscript>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <button
          ref={button}
          type="submit"
          disabled={isSending}
          className={buttonStyle(
            'lamp',
            'needs-script min-h-[3.25rem] min-w-[10rem] px-3 disabled:cursor-progress disabled:bg-sunk disabled:border-control disabled:text-muted',
          )}
        >
          {isSending ? words.sending : words.send}
        </button>
        <p className="max-w-[38ch] flex-1 basis-[16rem] text-small text-muted">
          {words.privacy.before} <a href={words.privacy.href}>{words.privacy.link}</a>.
        </p>
      </div>
    </form>
  );
}
