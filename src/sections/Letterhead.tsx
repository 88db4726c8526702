interface LetterheadProps {
  readonly name: string;
  readonly email: string;
  readonly phone: { readonly display: string };
}

/** The agency's name and contact details in print, where the header is hidden. */
export function Letterhead({ name, email, phone }: LetterheadProps) {
  return (
    <p className="letterhead">
      <strong>{name}</strong> <span>{email}</span> <span>{phone.display}</span>
    </p>
  );
}
