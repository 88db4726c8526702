import { agencyEmail, agencyPhone, errorPageCopy, reactFormCopy } from 'virtual:contact-form-copy';
import { Component, type ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { DirectLinks } from '../components/DirectLinks.tsx';
import { readFields } from './form-elements.ts';

interface CrashState {
  /** Null while nothing has crashed. */
  readonly message: string | null;
  /** What the fields held, a line each. */
  readonly typed: string;
}

/** Whatever breaks in the form, the agency's address and phone stay on the screen, and what was typed. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, CrashState> {
  override state: CrashState = { message: null, typed: '' };

  static getDerivedStateFromError(error: unknown): CrashState {
    const message = error instanceof Error ? error.message : String(error);
    // The fields are still in the document: React takes them out after this.
    return { message, typed: Object.values(readFields()).filter(Boolean).join('\n') };
  }

  // There is no form any more: on `input` a panel above disables the button that puts a message back into it.
  override componentDidCatch() {
    dispatchEvent(new Event('input'));
  }

  override render() {
    const { message, typed } = this.state;
    if (message === null) return this.props.children;
    const { lead, typedHeading } = reactFormCopy.crash;
    return (
      <div role="alert" className="outcome outcome-crash">
        <h4>{errorPageCopy.heading}</h4>
        <p className="outcome-error">{message}</p>
        <p>{lead}</p>
        <DirectLinks email={agencyEmail} phone={agencyPhone} />
        {typed && (
          <label className="label">
            {typedHeading}
            <textarea readOnly rows={8} value={typed} className="field-control" />
          </label>
        )}
        <Button variant="secondary" href="/">
          {errorPageCopy.button}
        </Button>
      </div>
    );
  }
}
