import type { Phone } from '../content/derive.ts';
import type { ContactFormCopy, PagesCopy } from '../content/schema.ts';
import { CrashBoundary } from './ErrorBoundary.tsx';
import type { EmailServiceKeys } from './emailjs.ts';
import { InquirySteps } from './InquirySteps.tsx';
import { Toasts } from './Toasts.tsx';

export interface InquiryProps {
  readonly words: ContactFormCopy;
  readonly crash: PagesCopy['error'];
  /** The agency's address and phone: where an inquiry goes, and what stands where it cannot. */
  readonly email: string;
  readonly phone: Phone;
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
