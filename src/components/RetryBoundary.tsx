import { Component, type ReactNode } from 'react';

interface RetryBoundaryProps {
  readonly children: ReactNode;
  /** Replaces the children when they fail a second time. */
  readonly fallback: (error: unknown) => ReactNode;
  /** Called after each error, while what has failed is still in the document. */
  readonly beforeRemoval?: () => void;
}

interface RetryBoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly hasRetried: boolean;
}

/** An error boundary that renders its children once more; when they fail again, it renders the fallback. */
export class RetryBoundary extends Component<RetryBoundaryProps, RetryBoundaryState> {
  override state: RetryBoundaryState = { failure: null, hasRetried: false };

  static getDerivedStateFromError(error: unknown): Pick<RetryBoundaryState, 'failure'> {
    return { failure: { error } };
  }

  // Runs before the browser paints.
  override componentDidCatch() {
    if (!this.state.hasRetried) this.setState({ failure: null, hasRetried: true });
  }

  override render() {
    const { failure, hasRetried } = this.state;
    const { children, fallback, beforeRemoval } = this.props;
    if (!failure) return children;
    // React has no method of its own before the removal if this is the first render.
    beforeRemoval?.();
    return hasRetried ? fallback(failure.error) : null;
  }
}
