import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { ContactLink } from '../components/ContactLink.tsx';
import typography from '../components/typography.module.css';
import styles from './CrashScreen.module.css';
import type { ContactFormProps } from './contact-form-props.ts';

type CrashScreenProps = Pick<ContactFormProps, 'copy' | 'errorPage' | 'email' | 'phone'> & {
  readonly error: unknown;
  /** What was typed into the part that crashed. */
  readonly text: string;
};

/** Replaces what crashed: the error, other ways to reach the agency, and what was typed. */
export function CrashScreen({ copy, errorPage, email, phone, error, text }: CrashScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  const textId = useId();
  useLayoutEffect(() => {
    screen.current?.focus({ preventScroll: true });
    screen.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return (
    <div ref={screen} role="alert" tabIndex={-1} className={styles.screen}>
      <h4 className={styles.title}>{errorPage.heading}</h4>
      <p className={styles.error}>{error instanceof Error ? error.message : String(error)}</p>
      <p>{copy.crash.lead}</p>
      <p className={styles.links}>
        <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
        <ContactLink href={phone.href}>{phone.display}</ContactLink>
      </p>
      {text && (
        <div>
          <label htmlFor={textId} className={clsx(typography.label, styles.label)}>
            {copy.crash.typedHeading}
          </label>
          <textarea id={textId} dir="auto" readOnly rows={8} value={text} className={styles.text} />
        </div>
      )}
      <Button variant="secondary" href="/" className={styles.button}>
        {errorPage.button}
      </Button>
    </div>
  );
}
