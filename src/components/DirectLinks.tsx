import { mailto } from './mailto.ts';

interface DirectLinksProps {
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
}

/** The agency's email address and phone number as links: the fallback when nothing else works. */
export function DirectLinks({ email, phone }: DirectLinksProps) {
  return (
    <p className="direct-links">
      <a href={mailto(email)} className="contact-link" suppressHydrationWarning>
        {email}
      </a>
      <a href={phone.href} className="contact-link" suppressHydrationWarning>
        {phone.display}
      </a>
    </p>
  );
}
