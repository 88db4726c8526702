import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { Text } from '../components/Text.tsx';
import styles from './CrashScreen.module.css';
import type { ContactFormProps } from './contact-form-props.ts';

type CrashScreenProps = Pick<ContactFormProps, 'copy' | 'email' | 'phone'> & {
  readonly error: unknown;
  /** What was typed into the part that crashed. */
  readonly text: string;
};

/** Replaces what crashed: the error, other ways to reach the agency, and what was typed. */
export function CrashScreen({ copy, email, phone, error, text }: CrashScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  const textId = useId();
  useLayoutEffect(() => {
    screen.current?.focus({ preventScroll: true });
    screen.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return (
    <div ref={screen} role="alert" tabIndex={-1} className={styles.screen}>
      <h4 className={styles.title}>{copy.crash.heading}</h4>
      <p className={styles.error}>{error instanceof Error ? error.message : String(error)}</p>
      <p>{copy.crash.lead}</p>
      <p className={styles.links}>
        <a href={`mailto:${email}`}>{email}</a>
        <a href={phone.href}>{phone.display}</a>
      </p>
      {text && (
        <div>
          <Text as="label" variant="label" htmlFor={textId} className={styles.label}>
            {copy.crash.typedHeading}
          </Text>
          <textarea id={textId} dir="auto" readOnly rows={8} value={text} className={styles.text} />
        </div>
      )}
      <Button variant="secondary" href="/" className={styles.button}>
        {copy.crash.button}
      </Button>
    </div>
  );
}
