import { buttonStyle } from '../components/button-style.ts';
import { DirectLinks } from '../components/DirectLinks.tsx';
import type { Phone } from '../content/derive.ts';
import type { PagesCopy } from '../content/schema.ts';
import { FlatLine } from '../dot-grid/EmptyGrid.tsx';

interface ErrorScreenProps {
  readonly copy: PagesCopy['error'];
  readonly email: string;
  readonly phone: Phone;
}

export function ErrorScreen({ copy, email, phone }: ErrorScreenProps) {
  return (
    <div className="page-width grid min-h-[90svh] content-center gap-6 overflow-clip pt-(--header)">
      <h1 className="text-heading tracking-[-0.02em] md:text-display">{copy.heading}</h1>
      <p className="font-semibold text-danger">{copy.status}</p>
      <p className="max-w-136 text-muted">{copy.text}</p>
      <DirectLinks email={email} phone={phone} />
      <a href="/" className={buttonStyle('lamp', 'mt-4 min-h-13 justify-self-start px-6')}>
        {copy.action}
      </a>
      <FlatLine />
    </div>
  );
}
