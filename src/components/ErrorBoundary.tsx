import { Component, type ReactNode, useState } from 'react';

interface ErrorBoundaryProps {
  /** Replaces the children when they fail a second time. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/**
 * Renders its children once more after an error, and the fallback after a second one. A single error is usually
 * caused by a translator or an extension that moved an element React wants to remove.
 */
export function ErrorBoundary({ fallback, children }: ErrorBoundaryProps) {
  const [{ failures, error }, setFailure] = useState<{ failures: number; error: unknown }>({
    failures: 0,
    error: null,
  });
  // A fallback that also fails is left out.
  if (failures > 2) return null;
  return (
    // Several elements may fail at once: that counts as one failure.
    <Catch
      key={failures}
      onError={(thrown) => setFailure({ failures: failures + 1, error: thrown })}
    >
      {failures < 2 ? children : fallback(error)}
    </Catch>
  );
}

interface CatchProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Renders nothing after an error, and reports it before the browser paints. */
class Catch extends Component<CatchProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
