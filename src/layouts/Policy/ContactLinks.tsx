import { agency } from '../../content/agency.ts';

/** The agency's address, which opens the mail client. */
export const EmailLink = () => <a href={`mailto:${agency.email}`}>{agency.email}</a>;

/** The agency's number, which dials it. */
export const PhoneLink = () => <a href={agency.phone.href}>{agency.phone.display}</a>;
