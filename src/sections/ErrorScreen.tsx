import { buttonStyle } from '../components/button-style.ts';
import { DirectLinks } from '../components/DirectLinks.tsx';
import type { errorScreen } from '../content/error-screen.ts';
import { EmptyGrid } from '../dot-grid/EmptyGrid.tsx';

interface ErrorScreenProps {
  readonly words: typeof errorScreen;
  readonly email: string;
  readonly phone: string;
}

export function ErrorScreen({ words, email, phone }: ErrorScreenProps) {
  return (
    <div className="page-width grid min-h-[90svh] content-center gap-6 overflow-clip pt-(--header)">
      <h1 className="text-heading tracking-[-0.02em] md:text-display">{words.title}</h1>
      <p className="font-semibold text-danger">{words.status}</p>
      <p className="max-w-136 text-muted">{words.text}</p>
      <DirectLinks email={email} phone={phone} />
      <a href="/" className={buttonStyle('primary', 'mt-4 min-h-13 justify-self-start px-6')}>
        {words.action}
      </a>
      <EmptyGrid />
    </div>
  );
}
