import type { ReactNode } from 'react';
import { RestoreFocus } from './RestoreFocus.tsx';
import { RetryBoundary } from './RetryBoundary.tsx';

interface IslandBoundaryProps {
  /** Shown when the children fail a second time. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Around each island: one that fails is rendered again or replaced, so none ever disappears. */
export function IslandBoundary({ fallback, children }: IslandBoundaryProps) {
  return (
    <RetryBoundary fallback={() => fallback}>
      {children}
      <RestoreFocus />
    </RetryBoundary>
  );
}
