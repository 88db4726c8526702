import { phoneHref } from './phone-href.ts';

/** The agency's address and phone as links: what remains where nothing else works. */
export function DirectLinks({ email, phone }: { email: string; phone: string }) {
  return (
    <p className="flex flex-wrap gap-x-8">
      <a href={`mailto:${email}`} className="contact-link">
        {email}
      </a>
      <a href={phoneHref(phone)} className="contact-link whitespace-nowrap">
        {phone}
      </a>
    </p>
  );
}
