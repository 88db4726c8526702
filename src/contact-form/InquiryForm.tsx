import { clsx } from 'clsx';
import { type RefObject, type SyntheticEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../components/Button.tsx';
import { Text } from '../components/Text.tsx';
import type { ContactFormContent } from '../content/contact-form.ts';
import { Field } from './Field.tsx';
import { fields, findField, formId, type Inquiry, readFields } from './fields.ts';
import styles from './InquiryForm.module.css';
import { DirectContact, Sentence } from './Sentence.tsx';
import { draft } from './storage.ts';
import { useFields } from './use-fields.ts';
import { invalidFields, parseInquiry } from './validate.ts';

/** The honeypot's name, which means nothing to extensions or browser autofill. */
const honeypotName = 'reference';

/** Milliseconds of sending until the form says that it is still trying. */
const patience = 3000;

interface InquiryFormProps {
  content: ContactFormContent;
  form: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  /** With what the fields hold, valid once parsed, and whether the honeypot was filled in. */
  onSubmit: (typed: Inquiry, isSpam: boolean) => void;
}

/** The form itself: what its fields hold is what is sent. */
export function InquiryForm(props: InquiryFormProps) {
  const { content, form, isSending, onSubmit } = props;
  const { isReady, invalid, setInvalid } = useFields(form);
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isSending]);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = readFields(event.currentTarget);
    draft.write(typed);
    const found = invalidFields(parseInquiry(typed));
    const [first] = found;
    // Before the focus moves, so that a screen reader announces the message with the field.
    flushSync(() => setInvalid(found));
    if (first) findField(event.currentTarget, first)?.focus();
    else onSubmit(typed, Boolean(new FormData(event.currentTarget).get(honeypotName)));
  }

  const { privacy } = content;
  const privacyLink = (
    <a href={privacy.href} suppressHydrationWarning>
      {privacy.link}
    </a>
  );

  return (
    <form
      ref={form}
      id={formId}
      aria-labelledby="contact-form-title"
      tabIndex={-1}
      // If an extension submits it, no value ends up in a URL; the policy blocks that altogether.
      method="post"
      noValidate
      onSubmit={submit}
      onReset={() => setInvalid(null)}
    >
      <noscript>
        <p className={styles.noScript}>{content.noScript}</p>
      </noscript>
      <div className={styles.fields}>
        {fields.map((field) => {
          const { label, hint, error } = content.fields[field.name];
          return (
            <Field
              key={field.name}
              field={field}
              label={field.optional ? `${label} ${content.optional}` : label}
              hint={hint}
              error={invalid?.includes(field.name) ? error : undefined}
              readOnly={isSending}
            />
          );
        })}
        <label hidden>
          <span suppressHydrationWarning>{content.honeypot}</span>
          <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="large"
          type="submit"
          disabled={!isReady}
          // Not `disabled` while sending: that would drop the focus.
          aria-disabled={isSending}
          // Otherwise Firefox restores whether it was disabled.
          autoComplete="off"
          className={styles.submit}
        >
          <span suppressHydrationWarning>{isSending ? content.sending : content.send}</span>
        </Button>
        <div className={styles.notes}>
          <Text variant="small" className={isReady ? styles.hidden : styles.appearsLate}>
            <DirectContact text={content.notReady} content={content} />
          </Text>
          <Text
            variant="small"
            className={clsx(!isReady && styles.disappearsLate, isSlow && styles.hidden)}
          >
            <Sentence text={privacy.text} parts={{ link: privacyLink }} />
          </Text>
          <Text variant="small" role="status" className={clsx(!isSlow && styles.spoken)}>
            {isSlow ? content.stillSending : isSending ? content.sending : ''}
          </Text>
        </div>
      </div>
    </form>
  );
}
