import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { EmptyGrid } from '../dot-grid/EmptyGrid.tsx';

interface ErrorPageProps {
  readonly copy: { readonly heading: string; readonly button: string };
  readonly children: ReactNode;
}

/** A page that stands in for another: what has happened, and the way home. */
export function ErrorPage({ copy, children }: ErrorPageProps) {
  return (
    <div className="error-page page-width">
      <h1>{copy.heading}</h1>
      {children}
      <Button variant="primary" href="/" className="button-large">
        {copy.button}
      </Button>
      <EmptyGrid />
    </div>
  );
}
