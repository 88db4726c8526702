/** An email address. Where it is too long for a line, it breaks after its @. */
export function EmailAddress({ address }: { address: string }) {
  const [user, domain] = address.split('@');
  return (
    <span>
      {`${user}@`}
      <wbr />
      {domain}
    </span>
  );
}
