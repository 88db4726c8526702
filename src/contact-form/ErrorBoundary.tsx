import { Component, type ReactNode } from 'react';
import { buttonStyle } from '../components/button-style.ts';
import { DirectLinks } from '../components/DirectLinks.tsx';
import type { ContactFormCopy, CrashCopy, Phone } from './copy.ts';
import { readDraft } from './persist-draft.ts';
import { readFallbacks } from './saved-fallbacks.ts';

interface ErrorBoundaryProps {
  readonly copy: ContactFormCopy;
  readonly crash: CrashCopy;
  readonly email: string;
  readonly phone: Phone;
  readonly children: ReactNode;
}

/** Whatever breaks in the form, the agency's address and phone stay on the screen, and what was typed. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly message: string | null }
> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { copy, crash, email, phone, children } = this.props;
    const { message } = this.state;
    if (message === null) return children;
    const saved = readFallbacks().flatMap(({ inquiry }) => Object.values(inquiry));
    const kept = [...saved, ...readDraft().map(([, value]) => value)].join('\n');
    return (
      <div role="alert" className="outcome outcome-crash">
        <h4>{crash.heading}</h4>
        <p className="text-small text-danger">{message}</p>
        <p>{copy.crash.lead}</p>
        <DirectLinks email={email} phone={phone} />
        {kept && (
          <label className="label">
            {copy.crash.kept}
            <textarea readOnly rows={8} value={kept} className="field-control" />
          </label>
        )}
        <a href="/" className={buttonStyle('secondary', 'justify-self-start')}>
          {crash.action}
        </a>
      </div>
    );
  }
}
