import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { Text } from '../components/Text.tsx';
import type { ContactFormContent } from '../content/contact-form.ts';
import { TypedText } from './Field.tsx';
import { formId } from './fields.ts';
import styles from './Outcome.module.css';
import { pageVisible } from './page-visible.ts';
import { DirectContact, Sentence } from './Sentence.tsx';
import type { SentInquiry } from './storage.ts';

interface OutcomeProps {
  kind: 'sent' | 'unsent' | 'failed' | 'crashed';
  title: string;
  /** Whether it has just happened. */
  isNew: boolean;
  /** Whether it takes the focus wherever the visitor is, because no toast announces it. */
  isUrgent?: boolean;
  /** The sentence that is read with the title. */
  lead: ReactNode;
  children?: ReactNode;
}

const isInView = (element: Element | null) => {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
};

/** Whether the visitor has gone to another part of the page. */
function hasMovedOn(outcome: Element | null): boolean {
  const form = document.getElementById(formId);
  const { activeElement } = document;
  // A press on nothing focuses what surrounds it; closing the menu leaves the focus on its button.
  const isNowhere = activeElement?.contains(outcome) || activeElement?.matches('[popovertarget]');
  const hasFocus = isNowhere || form?.contains(activeElement);
  return !hasFocus || !(isInView(outcome) || isInView(form));
}

/** Brings a new outcome into view and moves the focus to its heading, so that a screen reader announces it. */
function appear(heading: HTMLElement | null, isUrgent: boolean): void {
  const outcome = heading?.parentElement ?? null;
  if (!isUrgent && hasMovedOn(outcome)) return;
  heading?.focus({ preventScroll: true });
  // Instant: a smooth scroll started by a key press would move it out of view.
  outcome?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** How an inquiry ended. It stands above the form, or in its place. */
export function Outcome({ kind, title, isNew, isUrgent = false, lead, children }: OutcomeProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) void pageVisible().then(() => appear(heading.current, isUrgent));
  }, [isNew, isUrgent]);

  return (
    <section aria-labelledby={`${id}-title`} className={clsx(styles.outcome, styles[kind])}>
      <Text
        as={kind === 'crashed' ? 'h1' : 'h4'}
        variant="subtitle"
        ref={heading}
        id={`${id}-title`}
        tabIndex={-1}
        aria-describedby={`${id}-lead`}
        className={styles.title}
      >
        {title}
      </Text>
      <p id={`${id}-lead`}>{lead}</p>
      {children}
    </section>
  );
}

interface SentProps {
  content: ContactFormContent;
  sent: SentInquiry;
  isNew: boolean;
}

/** Says to which address a reply comes. */
export function Sent({ sent, isNew, content }: SentProps) {
  const { title, text } = content.sent[sent.by];
  const replyTo = (
    <bdi dir="ltr" translate="no" className={styles.replyTo}>
      {sent.replyTo}
    </bdi>
  );
  return (
    <Outcome
      kind="sent"
      title={title}
      isNew={isNew}
      isUrgent={sent.by === 'visitor'}
      lead={<Sentence text={text} parts={{ replyTo }} />}
    />
  );
}

/** The form keeps what was typed. The toast with the same words is silent. */
export function Failed({ content }: { content: ContactFormContent }) {
  const { title, text } = content.failed;
  const lead = <DirectContact text={text} content={content} />;
  return <Outcome kind="failed" title={title} isNew isUrgent lead={lead} />;
}

interface CrashedProps {
  content: ContactFormContent;
  error: unknown;
  /** What the part that crashed held. */
  typed: string;
}

/** Replaces what crashed: the error, other ways to reach the agency, and what was typed. */
export function Crashed({ content, error, typed }: CrashedProps) {
  const id = useId();
  const { crashed } = content;
  const lead = <DirectContact text={crashed.text} content={content} />;
  return (
    <Outcome kind="crashed" title={crashed.title} isNew isUrgent lead={lead}>
      <Text variant="small" className={styles.error}>
        {error instanceof Error ? error.message : String(error)}
      </Text>
      {typed && (
        <div>
          {/* A heading between the `h1` above and the `h3` of the contact cards. */}
          <Text as="h2" variant="label">
            <label htmlFor={id}>{crashed.typed}</label>
          </Text>
          <TypedText id={id} rows={8} value={typed} />
        </div>
      )}
      <Button variant="secondary" href="/" className={styles.home}>
        {crashed.button}
      </Button>
    </Outcome>
  );
}
