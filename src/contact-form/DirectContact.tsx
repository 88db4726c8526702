import styles from './DirectContact.module.css';
import { Sentence } from './Sentence.tsx';
import type { ContactFormProps } from './use-inquiry.ts';

interface DirectContactProps extends Pick<ContactFormProps, 'email' | 'phone'> {
  readonly text: string;
}

/** A sentence with the agency's address and phone number. Neither link breaks where it fits on a line. */
export function DirectContact({ text, email, phone }: DirectContactProps) {
  const parts = {
    email: (
      <a href={`mailto:${email}`} className={styles.link} suppressHydrationWarning>
        {email}
      </a>
    ),
    phone: (
      <a href={phone.href} className={styles.link} suppressHydrationWarning>
        {phone.display}
      </a>
    ),
  };
  return <Sentence text={text} parts={parts} />;
}
