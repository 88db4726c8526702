interface LetterheadProps {
  readonly name: string;
  readonly email: string;
  readonly phone: { readonly display: string };
}

/** Whose page it is, on paper: the header stays on the screen. */
export function Letterhead({ name, email, phone }: LetterheadProps) {
  return (
    <p className="letterhead">
      <strong>{name}</strong> <span>{email}</span> <span>{phone.display}</span>
    </p>
  );
}
