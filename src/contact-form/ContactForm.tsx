import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { Text } from '../components/Text.tsx';
import { contactForm } from '../content/contact-form.ts';
import type { Settings } from '../settings.ts';
import styles from './ContactForm.module.css';
import { fields } from './fields.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { Crashed, Failed, Sent } from './Outcome.tsx';
import { useInquiryState } from './page-store.ts';
import { Toasts } from './Toasts.tsx';
import { Unsent } from './Unsent.tsx';

const crashed = (error: unknown) => <Crashed error={error} />;

type ContactFormProps = Pick<Settings, 'emailService'>;

/** The contact form with its title, the outcomes above it, and the toasts: if one crashes, the others stay. */
export function ContactForm({ emailService }: ContactFormProps) {
  const allCrashed = (error: unknown) => (
    <>
      <Title />
      {crashed(error)}
    </>
  );
  return (
    <ErrorBoundary fallback={allCrashed}>
      <Parts emailService={emailService} />
    </ErrorBoundary>
  );
}

const Title = () => (
  <Text as="h3" variant="title" id="contact-form-title">
    {contactForm.title}
  </Text>
);

function Parts({ emailService }: ContactFormProps) {
  const state = useInquiryState();
  const { status, sent, unsent, isPersistent, newestId } = state;
  const hasFailed = status === 'failed';
  const { allRequired, someOptional, text } = contactForm.intro;
  const note = fields.some(({ optional }) => optional) ? someOptional : allRequired;
  return (
    <>
      <Title />
      <Text variant="small" className={styles.intro}>
        {`${note} ${text}`}
      </Text>
      <div className={styles.parts}>
        <div className={styles.outcomes}>
          {hasFailed && <Failed />}
          <ErrorBoundary fallback={crashed}>
            {sent && <Sent key={sent.id} sent={sent} isNew={sent.id === newestId} />}
            {unsent.map(({ id, inquiry }, index) => (
              <Unsent
                key={id}
                inquiry={inquiry}
                isCompact={index > 0 || sent !== null}
                isPersistent={isPersistent}
                isNew={id === newestId}
              />
            ))}
          </ErrorBoundary>
        </div>
        <ErrorBoundary fallback={crashed}>
          <InquiryForm emailService={emailService} state={state} />
        </ErrorBoundary>
        {/* What has come, gone or moved starts it again. */}
        {(hasFailed || newestId !== null || unsent.length > 0) && (
          <div key={`${hasFailed} ${newestId} ${unsent.length}`} className={styles.ignoreTaps} />
        )}
      </div>
      <ErrorBoundary fallback={() => null}>
        <Toasts />
      </ErrorBoundary>
    </>
  );
}
