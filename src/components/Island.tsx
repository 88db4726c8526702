import { Component, Fragment, type ReactNode } from 'react';
import { RestoreFocus } from './RestoreFocus.tsx';

interface IslandProps {
  /** Shown when the children fail a second time. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface IslandState {
  readonly hasFailed: boolean;
  readonly failures: number;
}

/** An error boundary around each island: retries once, then renders the fallback, so no island ever disappears. */
export class Island extends Component<IslandProps, IslandState> {
  override state: IslandState = { hasFailed: false, failures: 0 };

  static getDerivedStateFromError(): Pick<IslandState, 'hasFailed'> {
    return { hasFailed: true };
  }

  // Runs before the browser paints.
  override componentDidCatch() {
    this.setState(({ failures }) => ({ hasFailed: false, failures: failures + 1 }));
  }

  override render() {
    const { hasFailed, failures } = this.state;
    if (hasFailed) return null;
    if (failures > 1) return this.props.fallback;
    return (
      <Fragment key={failures}>
        {this.props.children}
        <RestoreFocus />
      </Fragment>
    );
  }
}
