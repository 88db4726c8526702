import { Component, Fragment, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Replaces the children when they fail a second time. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/**
 * Renders its children once more after an error, and the fallback after a second one. A single error is usually
 * caused by a translator or an extension that moved an element React wants to remove.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failures: 0, hasFailed: false, error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, error };
  }

  override componentDidCatch() {
    // Not with an updater function: several elements that fail at once count as one failure.
    this.setState({ failures: this.state.failures + 1, hasFailed: false });
  }

  override render() {
    const { failures, hasFailed, error } = this.state;
    // A fallback that also fails is left out.
    if (hasFailed || failures > 2) return null;
    const { fallback, children } = this.props;
    return <Fragment key={failures}>{failures < 2 ? children : fallback(error)}</Fragment>;
  }
}
