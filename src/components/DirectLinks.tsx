interface DirectLinksProps {
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
}

/** The agency's address and phone as links: what remains where nothing else works. */
export function DirectLinks({ email, phone }: DirectLinksProps) {
  return (
    <p className="flex flex-wrap gap-x-8 gap-y-2">
      <a href={`mailto:${email}`} className="text-lede font-semibold">
        {email}
      </a>
      <a href={phone.href} className="text-lede font-semibold">
        {phone.display}
      </a>
    </p>
  );
}
