import { Button } from '../components/Button.tsx';
import { DirectLinks } from '../components/DirectLinks.tsx';
import type { ContactFormProps } from './content.ts';

type CrashScreenProps = Pick<ContactFormProps, 'words' | 'errorPage' | 'email' | 'phone'> & {
  /** The error message. */
  readonly message: string;
  /** What was typed into the form, and other texts that would be lost with it. */
  readonly kept: string;
};

/** Replaces what has crashed: the agency's email address and phone number, and what was typed. */
export function CrashScreen(props: CrashScreenProps) {
  const { words, errorPage, email, phone, message, kept } = props;
  return (
    <div role="alert" className="outcome outcome-crash">
      <h4>{errorPage.heading}</h4>
      <p className="outcome-error">{message}</p>
      <p>{words.crash.lead}</p>
      <DirectLinks email={email} phone={phone} />
      {kept && (
        <label>
          <span className="label">{words.crash.typedHeading}</span>
          <textarea readOnly rows={8} value={kept} className="field-control" />
        </label>
      )}
      <Button variant="secondary" href="/">
        {errorPage.button}
      </Button>
    </div>
  );
}
