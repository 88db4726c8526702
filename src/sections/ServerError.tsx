import { DirectLinks } from '../components/DirectLinks.tsx';
import type { Phone } from '../content/derive.ts';

interface ServerErrorProps {
  readonly copy: { readonly status: string; readonly text: string };
  readonly email: string;
  readonly phone: Phone;
}

/** The content of the page that a host sends when it fails. */
export function ServerError({ copy, email, phone }: ServerErrorProps) {
  return (
    <>
      <p className="error-status">{copy.status}</p>
      <p className="lede">{copy.text}</p>
      <DirectLinks email={email} phone={phone} />
    </>
  );
}
