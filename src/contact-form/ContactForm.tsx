import { clsx } from 'clsx';
import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../components/Button.tsx';
import { Text } from '../components/Text.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import styles from './ContactForm.module.css';
import type { ContactFormProps } from './contact-form-props.ts';
import type { Draft } from './draft.ts';
import { Field } from './Field.tsx';
import { type FieldName, fields, type Inquiry, isEmpty, isMultiline } from './fields.ts';
import { fieldId, findField, formId, readFields, savedName } from './form-dom.ts';
import { useDraft } from './use-draft.ts';
import type { useInquiries } from './use-inquiries.ts';
import { invalidFields, parseInquiry } from './validate.ts';

/** The honeypot's name, which means nothing to extensions or browser autofill. */
const honeypotName = 'reference';

interface FormProps extends Pick<ContactFormProps, 'copy' | 'email' | 'phone'> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly draft: Draft;
  readonly inquiries: ReturnType<typeof useInquiries>;
}

/**
 * The fields are uncontrolled: React never overwrites what was typed or filled in, and what they hold is what is sent.
 */
export function ContactForm({ form, draft, inquiries, copy, email, phone }: FormProps) {
  const { status } = inquiries.state;
  const isSending = status === 'sending';
  // Before hydration, a submit would do nothing.
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  /** Null until a submit; from then on, the rules run on every change. */
  const [invalid, setInvalid] = useState<readonly FieldName[] | null>(null);

  function updateErrors(text: Inquiry): void {
    setInvalid((now) => {
      if (now === null) return null;
      const found = invalidFields(parseInquiry(text));
      // The same object if nothing changed, so that a key press causes no render.
      return now.join() === found.join() ? now : found;
    });
  }

  const save = useDraft(form, draft, (text) => {
    // Sent or deleted on another page in the tab.
    if (isEmpty(text)) setInvalid(null);
    else updateErrors(text);
  });

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    save();
    const parsed = parseInquiry(readFields(form.current));
    const found = invalidFields(parsed);
    const [first] = found;
    // Before the focus moves, so that a screen reader announces the message with the field.
    flushSync(() => setInvalid(first ? found : null));
    if (first) focusField(findField(form.current, first));
    else inquiries.submit(parsed, emptyHoneypot(event.currentTarget));
  }

  function change(event: SyntheticEvent<HTMLFormElement>): void {
    save(event.nativeEvent);
    updateErrors(readFields(form.current));
  }

  return (
    <form
      ref={form}
      id={formId}
      className={styles.form}
      aria-labelledby="contact-form-title"
      tabIndex={-1}
      // If an extension submits it, no value ends up in a URL; the policy blocks that altogether.
      method="post"
      noValidate
      onSubmit={submit}
      onInput={change}
    >
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field
            {...field.control}
            key={field.name}
            className={isMultiline(field) ? styles.message : styles.field}
            controlClassName={isMultiline(field) ? styles.messageControl : undefined}
            id={fieldId(field.name)}
            name={field.name}
            label={copy.fields[field.name].label}
            hint={copy.fields[field.name].hint}
            error={invalid?.includes(field.name) ? copy.fields[field.name].error : undefined}
            // Not disabled: that would drop the focus.
            readOnly={isSending}
          />
        ))}
        <div hidden>
          <label>
            <span suppressHydrationWarning>{copy.honeypot}</span>
            <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
          <textarea name={savedName} tabIndex={-1} />
        </div>
      </div>
      {status === 'failed' && (
        <Failure copy={copy.toasts.failed} takesFocus={inquiries.state.takesFocus} />
      )}
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="large"
          type="submit"
          disabled={!isReady || isSending}
          // Otherwise Firefox restores whether it was disabled.
          autoComplete="off"
          className={styles.submit}
        >
          <span suppressHydrationWarning>{isSending ? copy.sending : copy.send}</span>
        </Button>
        <div className={styles.notes}>
          <Text variant="hint" className={isReady ? styles.hidden : styles.waiting}>
            <span suppressHydrationWarning>{copy.notReady.before}</span>{' '}
            <a href={`mailto:${email}`} suppressHydrationWarning>
              {email}
            </a>{' '}
            <span suppressHydrationWarning>{copy.notReady.between}</span>{' '}
            <a href={phone.href} className={styles.phone} suppressHydrationWarning>
              {phone.display}
            </a>
            <span suppressHydrationWarning>{copy.notReady.after}</span>
          </Text>
          <Text variant="hint" className={clsx(!isReady && styles.notReady)}>
            <span suppressHydrationWarning>{copy.privacy.before}</span>{' '}
            <a href={copy.privacy.href} suppressHydrationWarning>
              {copy.privacy.link}
            </a>
            <span suppressHydrationWarning>{copy.privacy.after}</span>
          </Text>
        </div>
      </div>
      <VisuallyHidden as="p" role="status">
        {isSending ? copy.sending : ''}
      </VisuallyHidden>
    </form>
  );
}

/** Empties the honeypot, which must not stop the visitor's next attempt. Returns whether it was filled in. */
function emptyHoneypot(form: HTMLFormElement): boolean {
  const honeypot = form.querySelector<HTMLInputElement>(`[name="${honeypotName}"]`);
  if (!honeypot?.value) return false;
  honeypot.value = '';
  return true;
}

function focusField(field: HTMLElement | null): void {
  if (!field) return;
  field.focus({ preventScroll: true });
  // Stops a smooth scroll started by an earlier key press, which would continue if the field is already in view.
  scrollTo({ top: scrollY, behavior: 'instant' });
  field.parentElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

interface FailureProps {
  readonly copy: { readonly title: string; readonly text: string };
  readonly takesFocus: boolean;
}

/** What the toast says, until the next attempt. */
function Failure({ copy, takesFocus }: FailureProps) {
  const box = useRef<HTMLDivElement>(null);
  // Once, when it appears.
  const focuses = useRef(takesFocus);
  useLayoutEffect(() => {
    if (!focuses.current) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={styles.failure}>
      <p className={styles.failureTitle}>{copy.title}</p>
      <p>{copy.text}</p>
    </div>
  );
}
