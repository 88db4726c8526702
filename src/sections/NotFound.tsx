import { buttonStyle } from '../components/button-style.ts';
import type { notFound } from '../content/pages.ts';
import { EmptyGrid } from '../dot-grid/EmptyGrid.tsx';

export function NotFound({ words }: { words: typeof notFound }) {
  return (
    <div className="page-width grid min-h-[90svh] content-center gap-8 overflow-clip pt-(--header)">
      <div>
        <h1 className="text-heading tracking-[-0.02em] md:text-display">{words.title}</h1>
        <p className="mt-6 max-w-[46ch] text-lede text-muted">{words.text}</p>
      </div>
      <a href="/" className={buttonStyle('primary', 'min-h-13 justify-self-start px-6')}>
        {words.action}
      </a>
      <EmptyGrid />
    </div>
  );
}
