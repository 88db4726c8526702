import type { ReactNode } from 'react';
import { Button } from '../components/Button.tsx';

interface ErrorPageProps {
  readonly copy: { readonly heading: string; readonly button: string };
  readonly children: ReactNode;
}

/** An error page: what has happened, and a link home. */
export function ErrorPage({ copy, children }: ErrorPageProps) {
  return (
    <div className="error-page">
      <div className="flat-line" aria-hidden="true" />
      <div className="page-width">
        <h1>{copy.heading}</h1>
        {children}
        <Button variant="primary" href="/" size="large">
          {copy.button}
        </Button>
      </div>
    </div>
  );
}
