import { buttonStyle } from '../components/button-style.ts';
import type { PagesCopy } from '../content/schema.ts';
import { FlatLine } from '../dot-grid/EmptyGrid.tsx';

export function NotFound({ copy }: { copy: PagesCopy['notFound'] }) {
  return (
    <div className="page-width grid min-h-[90svh] content-center gap-8 overflow-clip pt-(--header)">
      <div>
        <h1 className="text-heading tracking-[-0.02em] md:text-display">{copy.heading}</h1>
        <p className="mt-6 max-w-[46ch] text-lede text-muted">{copy.text}</p>
      </div>
      <a href="/" className={buttonStyle('lamp', 'min-h-13 justify-self-start px-6')}>
        {copy.action}
      </a>
      <FlatLine />
    </div>
  );
}
