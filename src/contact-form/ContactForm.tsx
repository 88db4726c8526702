import type { InquiryWords } from '../content/contact-form.ts';
import type { errorScreen } from '../content/error-screen.ts';
import { CrashBoundary } from './ErrorBoundary.tsx';
import type { EmailServiceKeys } from './emailjs.ts';
import { InquirySteps } from './InquirySteps.tsx';
import { Toasts } from './Toasts.tsx';

export interface InquiryProps {
  readonly words: InquiryWords;
  readonly crash: typeof errorScreen;
  /** The agency's address and phone: where an inquiry goes, and what stands where it cannot. */
  readonly email: string;
  readonly phone: string;
  /** Null without keys: every inquiry then goes by the visitor's mail program. */
  readonly service: EmailServiceKeys | null;
  readonly serviceOrigin: string;
}

/** The contact form, the page's one React island. */
export function Inquiry(props: InquiryProps) {
  return (
    <CrashBoundary
      words={props.crash}
      inquiryWords={props.words.crash}
      email={props.email}
      phone={props.phone}
    >
      <Toasts words={props.words.toasts}>
        <InquirySteps {...props} />
      </Toasts>
    </CrashBoundary>
  );
}
