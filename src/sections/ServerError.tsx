import { DirectLinks } from '../components/DirectLinks.tsx';

interface ServerErrorProps {
  readonly copy: { readonly status: string; readonly text: string };
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
}

/** What a page says that the host sends for its own failure. */
export function ServerError({ copy, email, phone }: ServerErrorProps) {
  return (
    <>
      <p className="error-status">{copy.status}</p>
      <p className="text-muted">{copy.text}</p>
      <DirectLinks email={email} phone={phone} />
    </>
  );
}
