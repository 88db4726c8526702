import { Button } from '../components/Button.tsx';
import { DirectLinks } from '../components/DirectLinks.tsx';
import type { ContactFormProps } from './content.ts';

type CrashScreenProps = Pick<ContactFormProps, 'words' | 'errorPage' | 'email' | 'phone'> & {
  /** What the error says. */
  readonly message: string;
  /** What was typed into the form, and other texts that would be gone with it. */
  readonly kept: string;
};

/** In place of what has crashed: the agency's address and phone, and what was typed. */
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
