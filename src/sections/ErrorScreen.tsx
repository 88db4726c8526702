import { Button } from '../components/Button.tsx';
import { DirectLinks } from '../components/DirectLinks.tsx';
import type { Content } from '../content/derive.ts';
import { EmptyGrid } from '../dot-grid/EmptyGrid.tsx';

interface ErrorScreenProps {
  readonly copy: Content['pages']['error'];
  readonly agency: Content['agency'];
}

export function ErrorScreen({ copy, agency }: ErrorScreenProps) {
  return (
    <div className="message-page page-width">
      <h1>{copy.heading}</h1>
      <p className="text-danger">{copy.status}</p>
      <p className="text-muted">{copy.text}</p>
      <DirectLinks email={agency.email} phone={agency.phone} />
      <Button look="primary" href="/" className="button-large">
        {copy.action}
      </Button>
      <EmptyGrid />
    </div>
  );
}
