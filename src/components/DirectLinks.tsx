import { phoneHref } from './phone-href.ts';

/** The agency's address and phone as links: what remains where nothing else works. */
export function DirectLinks({ email, phone }: { email: string; phone: string }) {
  return (
    <p className="flex flex-wrap gap-x-8 gap-y-2">
      <a href={`mailto:${email}`} className="text-lede font-semibold">
        {email}
      </a>
      <a href={phoneHref(phone)} className="text-lede font-semibold">
        {phone}
      </a>
    </p>
  );
}
