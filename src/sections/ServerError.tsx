import { DirectLinks } from '../components/DirectLinks.tsx';

interface ServerErrorProps {
  readonly copy: { readonly status: string; readonly text: string };
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
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
