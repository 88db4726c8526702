import { useState, useSyncExternalStore } from 'react';
import { DirectLinks } from '../components/DirectLinks.tsx';
import { mailto } from '../components/mailto.ts';
import type { ContactFormProps } from './content.ts';
import { isNoticeShown, mailLinkOfFields, subscribeToNotice } from './notice.ts';

/**
 * Says that the form could not send, with a link that mails the contents of the fields. The inline script shows it
 * if this code does not load.
 */
export function Notice({ copy, email, phone }: Pick<ContactFormProps, 'copy' | 'email' | 'phone'>) {
  const { text, mail, subject } = copy.unavailable;
  const [start] = useState(() => `${mailto(email)}?subject=${encodeURIComponent(subject)}&body=`);
  const link = useSyncExternalStore(
    subscribeToNotice,
    () => (isNoticeShown() ? mailLinkOfFields(start) : null),
    () => null,
  );
  return (
    <div role="status">
      <div hidden={link === null} className="notice">
        <p suppressHydrationWarning>{text}</p>
        <a
          href={link ?? start}
          data-mail-start={start}
          className="button button-primary"
          suppressHydrationWarning
        >
          {mail}
        </a>
        <DirectLinks email={email} phone={phone} />
      </div>
    </div>
  );
}
