import { Component, type ReactNode } from 'react';
import { buttonStyle } from '../components/button-style.ts';
import { DirectLinks } from '../components/DirectLinks.tsx';
import type { Phone } from '../content/derive.ts';
import { readDraft, tabStorage } from './draft.ts';
import { fieldNames } from './fields.ts';

interface CrashBoundaryProps {
  readonly words: { readonly heading: string; readonly action: string };
  readonly inquiryWords: { readonly lead: string; readonly kept: string };
  readonly email: string;
  readonly phone: Phone;
  readonly children: ReactNode;
}

/** R5: whatever breaks in the form, the agency's address and phone stay on the screen, and what was typed. */
export class CrashBoundary extends Component<
  CrashBoundaryProps,
  { readonly message: string | null }
> {
  override state = { message: null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { words, inquiryWords, email, phone, children } = this.props;
    const { message } = this.state;
    if (message === null) return children;
    const kept = readDraft(tabStorage(() => sessionStorage))?.values;
    return (
      <div role="alert" className="grid gap-4 rounded-control border border-danger p-6">
        <h4 className="font-display text-lede">{words.heading}</h4>
        <p className="text-small text-danger">{message}</p>
        <p>{inquiryWords.lead}</p>
        <DirectLinks email={email} phone={phone} />
        {kept && (
          <label className="grid gap-2 text-small font-semibold">
            {inquiryWords.kept}
            <textarea
              readOnly
              rows={8}
              value={fieldNames.map((name) => kept[name]).join('\n')}
              className="rounded-control border border-control bg-bg px-3.5 py-[0.6875rem] font-normal"
            />
          </label>
        )}
        <a href="/" className={buttonStyle('secondary', 'justify-self-start')}>
          {words.action}
        </a>
      </div>
    );
  }
}
