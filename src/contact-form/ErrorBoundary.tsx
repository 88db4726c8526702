import { agencyEmail, agencyPhone, errorPageCopy, reactFormCopy } from 'virtual:contact-form-copy';
import { Component, type ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { DirectLinks } from '../components/DirectLinks.tsx';
import { readDraft } from './persist-draft.ts';

/** Whatever breaks in the form, the agency's address and phone stay on the screen, and what was typed. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly message: string | null }
> {
  override state: { readonly message: string | null } = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  // There is no form any more: on `input` a panel above disables the button that puts a message back into it.
  override componentDidCatch() {
    dispatchEvent(new Event('input'));
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    const { lead, typedHeading } = reactFormCopy.crash;
    // Something else may have written under the draft's key.
    const draft: unknown = readDraft();
    const typed = Array.isArray(draft) ? draft.map((entry) => entry?.[1]) : [];
    const kept = typed.join('\n');
    return (
      <div role="alert" className="outcome outcome-crash">
        <h4>{errorPageCopy.heading}</h4>
        <p className="outcome-error">{message}</p>
        <p>{lead}</p>
        <DirectLinks email={agencyEmail} phone={agencyPhone} />
        {kept && (
          <label className="label">
            {typedHeading}
            <textarea readOnly rows={8} value={kept} className="field-control" />
          </label>
        )}
        <Button variant="secondary" href="/">
          {errorPageCopy.button}
        </Button>
      </div>
    );
  }
}
