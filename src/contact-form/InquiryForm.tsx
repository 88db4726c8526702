import { clsx } from 'clsx';
import { type SyntheticEvent, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../components/Button.tsx';
import { Text } from '../components/Text.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { contactForm } from '../content/contact-form.ts';
import type { Settings } from '../settings.ts';
import { connectForm } from './connect-form.ts';
import { createEmailService } from './email-service.ts';
import { Field } from './Field.tsx';
import { fields, findField, formId, honeypotName } from './fields.ts';
import styles from './InquiryForm.module.css';
import { inquiryStore } from './page-store.ts';
import { DirectContact, Sentence } from './Sentence.tsx';
import type { InquiryState } from './state.ts';

interface InquiryFormProps extends Pick<Settings, 'emailService'> {
  state: InquiryState;
}

/** The form itself: what its fields hold is what is sent. */
export function InquiryForm({ emailService, state }: InquiryFormProps) {
  const { isReady, status, invalid, toAnnounce } = state;
  const isSlow = status === 'slow';
  const isSending = status === 'sending' || isSlow;
  const [service] = useState(() => createEmailService(emailService, contactForm.email));
  const connect = useCallback(
    (form: HTMLFormElement) => connectForm(form, () => service?.preload()),
    [service],
  );

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    // Before the focus moves, so that a screen reader announces the message with the field.
    const [first] = flushSync(inquiryStore.validate);
    const isSpam = Boolean(new FormData(form).get(honeypotName));
    if (first) findField(form, first)?.focus();
    else void inquiryStore.submit(isSpam ? null : service);
  }

  const { privacy } = contactForm;
  const privacyLink = (
    <a href={privacy.href} suppressHydrationWarning>
      {privacy.link}
    </a>
  );
  // Errors at a submit are announced with the field that takes the focus.
  const errors = toAnnounce.map((name) => contactForm.fields[name].error).join('. ');

  return (
    <form
      ref={connect}
      id={formId}
      aria-labelledby="contact-form-title"
      tabIndex={-1}
      // If an extension submits it, no value ends up in a URL; the policy blocks that altogether.
      method="post"
      noValidate
      onSubmit={submit}
    >
      <noscript>
        <p className={styles.noScript}>{contactForm.noScript}</p>
      </noscript>
      <div className={styles.fields}>
        {fields.map((field) => {
          const { label, hint, error } = contactForm.fields[field.name];
          return (
            <Field
              key={field.name}
              field={field}
              label={field.optional ? `${label} ${contactForm.optional}` : label}
              hint={hint}
              error={invalid?.includes(field.name) ? error : undefined}
              readOnly={isSending}
            />
          );
        })}
        <label hidden>
          <span suppressHydrationWarning>{contactForm.honeypot}</span>
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
          <span suppressHydrationWarning>{isSending ? contactForm.sending : contactForm.send}</span>
        </Button>
        <div className={styles.notes}>
          <Text variant="small" className={isReady ? styles.hidden : styles.shownAfterWait}>
            <DirectContact text={contactForm.notReady} />
          </Text>
          <Text
            variant="small"
            className={clsx(!isReady && styles.hiddenAfterWait, isSlow && styles.hidden)}
          >
            <Sentence text={privacy.text} parts={{ link: privacyLink }} />
          </Text>
          <Text variant="small" role="status">
            {isSlow ? (
              <span>{contactForm.stillSending}</span>
            ) : (
              <VisuallyHidden>{isSending ? contactForm.sending : errors}</VisuallyHidden>
            )}
          </Text>
        </div>
      </div>
    </form>
  );
}
