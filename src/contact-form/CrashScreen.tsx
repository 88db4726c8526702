import { useLayoutEffect, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { DirectLinks } from '../components/DirectLinks.tsx';
import type { ContactFormProps } from './content.ts';
import { readDraft } from './draft.ts';
import { readFields } from './field-values.ts';
import { rememberForm } from './use-preserved-text.ts';

type CrashScreenProps = Pick<ContactFormProps, 'copy' | 'errorPage' | 'email' | 'phone'> & {
  readonly error: unknown;
  /** Other texts that the crashed part was showing. */
  readonly others?: readonly string[];
};

/** What was typed, one line per field. */
function typedText(): string {
  const draft = readDraft();
  // Removed from the document by the first crash, but its fields still hold what was typed.
  const form = rememberForm()?.form ?? null;
  const texts = Object.entries(readFields(form)).map(([name, value]) => value || draft[name]);
  return texts.filter(Boolean).join('\n');
}

/** Replaces what has crashed: the agency's email address and phone number, and what was typed. */
export function CrashScreen(props: CrashScreenProps) {
  const { copy, errorPage, email, phone, error, others = [] } = props;
  const [kept] = useState(() => [typedText(), ...others].filter(Boolean).join('\n\n'));
  // Without a form, a panel above disables its button that restores the message.
  useLayoutEffect(() => {
    dispatchEvent(new Event('input'));
  }, []);
  return (
    <div role="alert" className="outcome outcome-crash">
      <h4>{errorPage.heading}</h4>
      <p className="outcome-error">{error instanceof Error ? error.message : String(error)}</p>
      <p>{copy.crash.lead}</p>
      <DirectLinks email={email} phone={phone} />
      {kept && (
        <label>
          <span className="label">{copy.crash.typedHeading}</span>
          <textarea readOnly rows={8} value={kept} className="field-control" />
        </label>
      )}
      <Button variant="secondary" href="/">
        {errorPage.button}
      </Button>
    </div>
  );
}
