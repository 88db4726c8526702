import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { Text } from '../components/Text.tsx';
import { DirectContact } from './DirectContact.tsx';
import { formId } from './fields.ts';
import styles from './Outcome.module.css';
import { type ContactFormProps, pageVisible, type SentInquiry } from './use-inquiry.ts';

interface OutcomeProps {
  readonly kind: 'sent' | 'unsent' | 'failed' | 'crashed';
  readonly title: string;
  /** Whether it has just happened: then it takes the focus, which is how a screen reader announces it. */
  readonly isNew: boolean;
  /** The sentence that is read with the title. */
  readonly lead: ReactNode;
  readonly children?: ReactNode;
}

function isInView(element: Element | null): boolean {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
}

/** Whether the visitor has gone to another part of the page; closing the menu leaves the focus on its button. */
function hasMovedOn(section: HTMLElement): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return false;
  const island = section.closest('astro-island');
  return !island?.contains(activeElement) && !activeElement.matches('[popovertarget]');
}

/** How an inquiry ended. It stands above the form. */
export function Outcome({ kind, title, isNew, lead, children }: OutcomeProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Once, when it appears.
  const takesFocus = useRef(isNew);
  const isUrgent = kind === 'failed' || kind === 'crashed';
  useLayoutEffect(() => {
    const appear = () => {
      if (!section.current || (!isUrgent && hasMovedOn(section.current))) return;
      heading.current?.focus({ preventScroll: true });
      // Unless the visitor has scrolled away. Instant: a smooth scroll started by a key press would move it out of view.
      if (isInView(section.current) || isInView(document.getElementById(formId))) {
        section.current.scrollIntoView({ block: 'start', behavior: 'instant' });
      }
    };
    if (takesFocus.current) void pageVisible().then(appear);
  }, [isUrgent]);

  const Title = kind === 'crashed' ? 'h1' : 'h4';
  return (
    <section ref={section} aria-labelledby={`${id}-title`} className={styles[kind]}>
      <Title
        ref={heading}
        id={`${id}-title`}
        tabIndex={-1}
        aria-describedby={`${id}-lead`}
        className={styles.title}
      >
        {title}
      </Title>
      <p id={`${id}-lead`}>{lead}</p>
      {children}
    </section>
  );
}

interface SentProps extends Pick<ContactFormProps, 'copy'> {
  readonly sent: SentInquiry;
  readonly isNew: boolean;
}

/** Says to which address a reply comes. */
export function Sent({ sent, isNew, copy }: SentProps) {
  const { title, before, after } = copy.sent[sent.by];
  const lead = (
    <>
      <span>{before}</span>{' '}
      <bdi dir="ltr" translate="no" className={styles.replyTo}>
        {sent.replyTo}
      </bdi>{' '}
      <span>{after}</span>
    </>
  );
  return <Outcome kind="sent" title={title} isNew={isNew} lead={lead} />;
}

type FailureProps = Pick<ContactFormProps, 'copy' | 'email' | 'phone'>;

/** The form keeps what was typed. The toast with the same words is silent. */
export function Failed({ copy, email, phone }: FailureProps) {
  const lead = <DirectContact sentence={copy.failed} email={email} phone={phone} />;
  return <Outcome kind="failed" title={copy.failed.title} isNew lead={lead} />;
}

interface CrashedProps extends FailureProps {
  readonly error: unknown;
  /** What the part that crashed held. */
  readonly typed: string;
}

/** Replaces what crashed: the error, other ways to reach the agency, and what was typed. */
export function Crashed({ copy, email, phone, error, typed }: CrashedProps) {
  const id = useId();
  const { crashed } = copy;
  const lead = <DirectContact sentence={crashed} email={email} phone={phone} />;
  return (
    <Outcome kind="crashed" title={crashed.title} isNew lead={lead}>
      <p className={styles.error}>{error instanceof Error ? error.message : String(error)}</p>
      {typed && (
        <div>
          {/* A heading between the first level above and the third one of what follows. */}
          <Text as="h2" variant="label">
            <label htmlFor={id}>{crashed.typed}</label>
          </Text>
          <textarea
            id={id}
            dir="auto"
            readOnly
            rows={8}
            value={typed}
            className={styles.wholeText}
          />
        </div>
      )}
      <Button variant="secondary" href="/" className={styles.home}>
        {crashed.button}
      </Button>
    </Outcome>
  );
}
