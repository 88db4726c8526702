import { useSyncExternalStore } from 'react';
import { Confirmation } from './Confirmation.tsx';
import type { FormCopy } from './content.ts';
import { MailFallbackPanel } from './MailFallbackPanel.tsx';
import { getInitialState, getState, subscribe } from './outcomes.ts';

/** The outcomes of inquiries, newest first, until the visitor dismisses them. */
export function Outcomes({ copy, email }: { readonly copy: FormCopy; readonly email: string }) {
  const { outcomes } = useSyncExternalStore(subscribe, getState, getInitialState);
  return (
    <div className="outcomes">
      {outcomes.map((outcome) =>
        outcome.kind === 'mailFallback' ? (
          <MailFallbackPanel key={outcome.id} outcome={outcome} copy={copy} email={email} />
        ) : (
          <Confirmation key={outcome.id} {...outcome} copy={copy} />
        ),
      )}
    </div>
  );
}
