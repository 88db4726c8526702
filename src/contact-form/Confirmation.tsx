import type { FormWords } from './content.ts';
import type { Inquiry } from './inquiry.ts';
import { composeMail } from './mail-link.ts';
import { OutcomeSection } from './OutcomeSection.tsx';

interface ConfirmationProps {
  readonly id: number;
  readonly kind: 'sent' | 'mailed';
  readonly inquiry: Inquiry;
  readonly words: FormWords;
}

/** What was sent, and when to expect a reply. */
export function Confirmation({ id, kind, inquiry, words }: ConfirmationProps) {
  const { details, [kind]: said } = words.confirmation;
  return (
    <OutcomeSection id={id} title={said.title} className="outcome outcome-sent">
      <p>{said.text}</p>
      <details open>
        <summary>{details}</summary>
        <p>{composeMail(inquiry, words).body}</p>
      </details>
    </OutcomeSection>
  );
}
