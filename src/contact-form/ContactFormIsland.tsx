import { useRef, useState } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { Text } from '../components/Text.tsx';
import { Confirmation } from './Confirmation.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactFormIsland.module.css';
import { CrashScreen } from './CrashScreen.tsx';
import type { ContactFormProps } from './contact-form-props.ts';
import { createDraft } from './draft.ts';
import { mailText } from './mail-link.ts';
import { Toasts } from './Toasts.tsx';
import { UnsentPanel } from './UnsentPanel.tsx';
import { useInquiries } from './use-inquiries.ts';

/** The outcomes of earlier inquiries, the form, and the toasts: if one crashes, the others stay. */
export function ContactFormIsland(props: ContactFormProps) {
  const { copy, email, phone } = props;
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState(createDraft);
  const inquiries = useInquiries(form, draft, props);
  const { unsent, confirmation, takesFocus } = inquiries.state;

  const crashScreen = (error: unknown, text: string) => (
    <CrashScreen {...props} error={error} text={text} />
  );
  const unsentText = () => unsent.list.map((each) => mailText(each.inquiry, copy)).join('\n\n');
  const draftText = () => Object.values(draft.read()).filter(Boolean).join('\n');

  return (
    <>
      <Text as="h3" variant="title" id="contact-form-title">
        {copy.title}
      </Text>
      <Text variant="hint" className={styles.intro}>
        {copy.intro}
      </Text>
      <ErrorBoundary fallback={(error) => crashScreen(error, unsentText())}>
        <div className={styles.outcomes}>
          {confirmation && (
            <Confirmation
              key={confirmation.id}
              sent={confirmation}
              takesFocus={takesFocus}
              form={form}
              copy={copy}
            />
          )}
          {unsent.list.map(({ id, inquiry }) => (
            <UnsentPanel
              key={id}
              inquiry={inquiry}
              isKept={unsent.isKept}
              takesFocus={takesFocus}
              form={form}
              copy={copy}
              email={email}
              onDone={() => inquiries.finish(id, inquiry)}
              onPutBack={() => inquiries.putBack(id, inquiry)}
            />
          ))}
        </div>
      </ErrorBoundary>
      <ErrorBoundary fallback={(error) => crashScreen(error, draftText())}>
        <ContactForm
          form={form}
          draft={draft}
          inquiries={inquiries}
          copy={copy}
          email={email}
          phone={phone}
        />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <Toasts manager={inquiries.toasts} copy={copy.toasts} />
      </ErrorBoundary>
    </>
  );
}
