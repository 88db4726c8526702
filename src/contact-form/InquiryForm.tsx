import { clsx } from 'clsx';
import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../components/Button.tsx';
import { Text } from '../components/Text.tsx';
import { Field } from './Field.tsx';
import {
  type FieldName,
  fields,
  findField,
  formId,
  type Inquiry,
  isEmpty,
  readFields,
  writeFields,
} from './fields.ts';
import styles from './InquiryForm.module.css';
import { DirectContact, Sentence } from './Sentence.tsx';
import { type Arrival, arrival, chooseText, type Draft } from './storage.ts';
import type { ContactFormProps } from './use-inquiry.ts';
import { invalidFields, parseInquiry } from './validate.ts';

/** The honeypot's name, which means nothing to extensions or browser autofill. */
const honeypotName = 'reference';

/** Milliseconds of sending until the form says that it is still trying. */
const patience = 3000;

interface InquiryFormProps extends Pick<ContactFormProps, 'content' | 'email' | 'phone'> {
  form: RefObject<HTMLFormElement | null>;
  draft: Draft;
  isSending: boolean;
  /** With what the fields hold, valid once parsed, and whether the honeypot was filled in. */
  onSubmit: (typed: Inquiry, isSpam: boolean) => void;
}

/** The form itself: its draft and its errors follow what the fields hold, and what they hold is what is sent. */
export function InquiryForm(props: InquiryFormProps) {
  const { form, draft, isSending, onSubmit, content, email, phone } = props;
  // Before hydration, a submit would do nothing.
  const [isReady, setReady] = useState(false);
  const [isSlow, setSlow] = useState(false);
  /** Null until a submit; from then on, the rules run on every change. */
  const [invalid, setInvalid] = useState<readonly FieldName[] | null>(null);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;

    function follow(): void {
      const text = readFields(element);
      draft.write(text);
      const found = invalidFields(parseInquiry(text));
      // The same object if nothing changed, so that a key press causes no render.
      setInvalid((now) => (now === null || now.join() === found.join() ? now : found));
    }

    function followFocus(focused: EventTarget | null): void {
      // A press on the button is a submit, which checks the fields anyway. If errors went before it, the button would
      // move away from the pointer. Safari does not focus a pressed button, but the form around it.
      if (!(focused instanceof HTMLButtonElement) && focused !== element) follow();
    }

    function fill(how: Arrival): void {
      writeFields(element, chooseText(how, readFields(element), draft));
      follow();
    }

    // Read once: as soon as the form's code has run, the history entry has a state, which `arrival` asks for.
    const arrivedBy = arrival();
    fill(arrivedBy);
    setReady(true);
    const listening = new AbortController();
    const { signal } = listening;
    // Not React's own events, which leave out a `change` after a program has set the value. A value that is set without
    // any event is found at the next focus or blur.
    for (const type of ['input', 'change']) element.addEventListener(type, follow, { signal });
    element.addEventListener('focusin', ({ target }) => followFocus(target), { signal });
    element.addEventListener('focusout', (event) => followFocus(event.relatedTarget), { signal });
    addEventListener('pagehide', follow, { signal });
    function onPageShow({ persisted }: PageTransitionEvent): void {
      fill(persisted ? 'back_forward' : arrivedBy);
      // Sent or deleted on another page of the tab, while this one was in the back/forward cache.
      if (persisted && isEmpty(draft.read())) setInvalid(null);
    }
    // Not only after a way back: some browsers restore fields after the code has started.
    addEventListener('pageshow', onPageShow, { signal });
    return () => listening.abort();
  }, [form, draft]);

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
        {/* Three notes in one place. */}
        <div className={styles.notes}>
          <Text variant="hint" className={isReady ? styles.hidden : styles.appearsLate}>
            <DirectContact text={content.notReady} email={email} phone={phone} />
          </Text>
          <Text
            variant="hint"
            className={clsx(!isReady && styles.disappearsLate, isSlow && styles.hidden)}
          >
            <Sentence text={privacy.text} parts={{ link: privacyLink }} />
          </Text>
          <Text variant="hint" role="status" className={clsx(!isSlow && styles.spoken)}>
            {isSlow ? content.stillSending : isSending ? content.sending : ''}
          </Text>
        </div>
      </div>
    </form>
  );
}
