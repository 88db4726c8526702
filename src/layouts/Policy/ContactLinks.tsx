import { EmailLink as Email } from '../../components/EmailLink.tsx';
import { agency } from '../../content/agency.ts';

/** The agency's address, which opens the mail client. */
export const EmailLink = () => <Email address={agency.email} />;

/** The agency's number, which dials it. */
export const PhoneLink = () => <a href={agency.phone.href}>{agency.phone.display}</a>;
