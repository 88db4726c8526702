import { Button } from '../components/Button.tsx';
import type { Content } from '../content/derive.ts';
import { EmptyGrid } from '../dot-grid/EmptyGrid.tsx';

export function NotFound({ copy }: { copy: Content['pages']['notFound'] }) {
  return (
    <div className="message-page page-width">
      <h1>{copy.heading}</h1>
      <p className="lede">{copy.text}</p>
      <Button look="primary" href="/" className="button-large">
        {copy.action}
      </Button>
      <EmptyGrid />
    </div>
  );
}
