import { useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { Text } from '../components/Text.tsx';
import type { ContactFormContent } from '../content/contact-form.ts';
import styles from './ContactForm.module.css';
import { fields } from './fields.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { mailText } from './mail-link.ts';
import { Crashed, Failed, Sent } from './Outcome.tsx';
import type { EmailSettings } from './send.ts';
import { draft } from './storage.ts';
import { Toasts } from './Toasts.tsx';
import { Unsent } from './Unsent.tsx';
import { useInquiry } from './use-inquiry.ts';

/** The second tap of a double tap must not press what has moved to its place, nor check an emptied form. */
function ignoreTaps(part: HTMLElement | null): void {
  // For a second. Not by a timer, which would have to be stopped when the part is removed.
  part?.animate({ pointerEvents: ['none', 'none'] }, 1000);
}

/** The island's props. */
interface ContactFormProps extends EmailSettings {
  content: ContactFormContent;
}

/** The contact form with its title, the outcomes above it, and the toasts: if one crashes, the others stay. */
export function ContactForm({ content, ...settings }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { status, sent, unsent, newId, isPersistent, submit, confirmSent, remove } = useInquiry(
    form,
    content,
    settings,
  );
  const outcomes = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what adds, removes or moves an outcome
  useLayoutEffect(() => ignoreTaps(outcomes.current), [status, sent, unsent]);
  const hasFailed = status === 'failed';
  useLayoutEffect(() => {
    if (newId !== null || hasFailed) ignoreTaps(form.current);
  }, [newId, hasFailed]);
  const { allRequired, someOptional, text } = content.intro;
  const required = fields.some(({ optional }) => optional) ? someOptional : allRequired;

  const crashed = (error: unknown, typed: string) => (
    <Crashed content={content} error={error} typed={typed} />
  );
  const unsentText = () => unsent.map((each) => mailText(each.inquiry, content)).join('\n\n');
  const draftText = () => Object.values(draft.read()).filter(Boolean).join('\n');

  return (
    <>
      <Text as="h3" variant="title" id="contact-form-title">
        {content.title}
      </Text>
      <Text variant="small" className={styles.intro}>
        {`${required} ${text}`}
      </Text>
      <div ref={outcomes} className={styles.outcomes}>
        {hasFailed && <Failed content={content} />}
        <ErrorBoundary fallback={(error) => crashed(error, unsentText())}>
          {sent && <Sent key={sent.id} content={content} sent={sent} isNew={sent.id === newId} />}
          {unsent.map((each, index) => (
            <Unsent
              key={each.id}
              content={content}
              inquiry={each.inquiry}
              isCompact={index > 0 || sent !== null}
              isPersistent={isPersistent}
              isNew={each.id === newId}
              onDone={() => confirmSent(each.inquiry)}
              onRemove={() => remove(each.inquiry)}
            />
          ))}
        </ErrorBoundary>
      </div>
      <ErrorBoundary fallback={(error) => crashed(error, draftText())}>
        <InquiryForm
          content={content}
          form={form}
          isSending={status === 'sending'}
          onSubmit={submit}
        />
      </ErrorBoundary>
      <ErrorBoundary fallback={() => null}>
        <Toasts content={content.toasts} />
      </ErrorBoundary>
    </>
  );
}
