import type { ContactSentence } from '../content/contact-form.ts';
import styles from './DirectContact.module.css';
import type { ContactFormProps } from './use-inquiry.ts';

interface DirectContactProps extends Pick<ContactFormProps, 'email' | 'phone'> {
  readonly sentence: ContactSentence;
}

/** A sentence with the agency's address and phone number. Neither link breaks where it fits on a line. */
export function DirectContact({ sentence, email, phone }: DirectContactProps) {
  return (
    <>
      <span suppressHydrationWarning>{sentence.before}</span>{' '}
      <a href={`mailto:${email}`} className={styles.link} suppressHydrationWarning>
        {email}
      </a>{' '}
      <span suppressHydrationWarning>{sentence.between}</span>{' '}
      <a href={phone.href} className={styles.link} suppressHydrationWarning>
        {phone.display}
      </a>
      <span suppressHydrationWarning>
        {sentence.after === '.' ? sentence.after : ` ${sentence.after}`}
      </span>
    </>
  );
}
