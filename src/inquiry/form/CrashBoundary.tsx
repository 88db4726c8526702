import { Component, type ReactNode } from 'react';
import { DirectLinks } from '../../ui/DirectLinks.tsx';

interface CrashBoundaryProps {
  readonly words: { readonly title: string; readonly action: string };
  readonly lead: string;
  readonly email: string;
  readonly phone: string;
  readonly children: ReactNode;
}

/** R5: whatever breaks in the form, the agency's address and phone stay on the screen. */
export class CrashBoundary extends Component<
  CrashBoundaryProps,
  { readonly message: string | null }
> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { words, lead, email, phone, children } = this.props;
    const { message } = this.state;
    if (message === null) return children;
    return (
      <div role="alert" className="grid gap-2 rounded-control border border-danger p-3">
        <h4 className="font-display text-lede">{words.title}</h4>
        <p className="text-small text-danger">{message}</p>
        <p>{lead}</p>
        <DirectLinks email={email} phone={phone} />
        <p className="text-small">
          <a href="/">{words.action}</a>
        </p>
      </div>
    );
  }
}
