import type { Phone } from '../../content/content.ts';
import styles from './Letterhead.module.css';

interface LetterheadProps {
  readonly name: string;
  readonly email: string;
  readonly phone: Phone;
}

/** The agency's name and contact details in print, where the header is hidden. */
export function Letterhead({ name, email, phone }: LetterheadProps) {
  return (
    <p className={styles.letterhead}>
      <strong className={styles.name}>{name}</strong> <span>{email}</span>{' '}
      <span>{phone.display}</span>
    </p>
  );
}
