import { ContactLink } from './ContactLink.tsx';
import styles from './DirectLinks.module.css';

interface DirectLinksProps {
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
}

/** The agency's email address and phone number as links: the fallback when nothing else works. */
export function DirectLinks({ email, phone }: DirectLinksProps) {
  return (
    // The plain name, until no other style sheet selects on it.
    <p className={`direct-links ${styles.links}`}>
      <ContactLink href={`mailto:${email}`}>{email}</ContactLink>
      <ContactLink href={phone.href}>{phone.display}</ContactLink>
    </p>
  );
}
