import type { FormCopy } from './content.ts';
import type { Inquiry } from './inquiry.ts';
import { composeMail } from './mail-link.ts';
import { OutcomeSection } from './OutcomeSection.tsx';

interface ConfirmationProps {
  readonly id: number;
  readonly kind: 'sent' | 'mailed';
  readonly inquiry: Inquiry;
  readonly copy: FormCopy;
}

/** What was sent, and when to expect a reply. */
export function Confirmation({ id, kind, inquiry, copy }: ConfirmationProps) {
  const {
    details,
    [kind]: { title, text },
  } = copy.confirmation;
  return (
    <OutcomeSection id={id} title={title} className="outcome outcome-sent">
      <p>{text}</p>
      <details open>
        <summary>{details}</summary>
        <p>{composeMail(inquiry, copy).body}</p>
      </details>
    </OutcomeSection>
  );
}
