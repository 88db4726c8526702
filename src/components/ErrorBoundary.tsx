import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces the children when they fail a second time. */
  readonly fallback: ReactNode | ((error: unknown) => ReactNode);
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: unknown;
  readonly failures: number;
  readonly isFailing: boolean;
}

/**
 * Renders its children once more after an error, and the fallback after a second one. A single error is usually
 * caused by a translator or an extension that moved an element React wants to remove.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failures: 0, isFailing: false };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, isFailing: true };
  }

  // Before the browser paints, in a separate pass: a second error in a failed pass goes to the boundary above.
  override componentDidCatch() {
    // Several elements may have failed in one pass.
    this.setState(({ failures, isFailing }) =>
      isFailing ? { failures: failures + 1, isFailing: false } : null,
    );
  }

  override render() {
    const { error, failures, isFailing } = this.state;
    const { fallback, children } = this.props;
    // A fallback that also fails is left out.
    if (isFailing || failures > 2) return null;
    if (failures < 2) return children;
    return typeof fallback === 'function' ? fallback(error) : fallback;
  }
}
