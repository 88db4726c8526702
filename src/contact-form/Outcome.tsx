import { clsx } from 'clsx';
import { type ReactNode, useCallback, useId } from 'react';
import { Button } from '../components/Button.tsx';
import { Text } from '../components/Text.tsx';
import { contactForm } from '../content/contact-form.ts';
import { TypedText } from './Field.tsx';
import { findForm } from './fields.ts';
import styles from './Outcome.module.css';
import { inquiryStore } from './page-store.ts';
import { pageVisible } from './page-visible.ts';
import { DirectContact, Sentence } from './Sentence.tsx';
import type { SentInquiry } from './state.ts';
import { showToast, type ToastKind } from './toasts.ts';

interface OutcomeProps {
  kind: 'sent' | 'unsent' | 'failed' | 'crashed';
  title: string;
  /** Whether it has just happened. */
  isNew: boolean;
  /** Whether it takes the focus wherever the visitor is. */
  isUrgent?: boolean;
  /** Says the same. */
  toast?: ToastKind | undefined;
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
  const form = findForm();
  const { activeElement } = document;
  // A press on nothing focuses what surrounds it; closing the menu leaves the focus on its button.
  const isNowhere = activeElement?.contains(outcome) || activeElement?.matches('[popovertarget]');
  const hasFocus = isNowhere || form?.contains(activeElement);
  return !hasFocus || !(isInView(outcome) || isInView(form));
}

/** Brings a new outcome into view and moves the focus to its heading, so that a screen reader announces it. */
function focus(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  // Instant: a smooth scroll started by a key press would move it out of view.
  heading.parentElement?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** How an inquiry ended. It stands above the form, or in its place. */
export function Outcome(props: OutcomeProps) {
  const { kind, title, isNew, isUrgent = false, toast, lead, children } = props;
  const id = useId();
  /** Once the visitor can see the page, a new outcome takes the focus, and its toast is shown. One of them is announced. */
  const appear = useCallback(
    (heading: HTMLElement) => {
      if (!isNew) return;
      const removed = new AbortController();
      void pageVisible(removed.signal).then(() => {
        const takesFocus = isUrgent || !hasMovedOn(heading.parentElement);
        if (takesFocus) focus(heading);
        if (toast) showToast(toast, takesFocus);
      });
      return () => removed.abort();
    },
    [isNew, isUrgent, toast],
  );

  return (
    <section aria-labelledby={`${id}-title`} className={clsx(styles.outcome, styles[kind])}>
      <Text
        as={kind === 'crashed' ? 'h1' : 'h4'}
        variant="titleSmall"
        ref={appear}
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
  sent: SentInquiry;
  isNew: boolean;
}

/** Says to which address a reply comes. */
export function Sent({ sent, isNew }: SentProps) {
  const { title, text } = contactForm.sent[sent.by];
  const replyTo = (
    <strong dir="ltr" translate="no">
      {sent.replyTo}
    </strong>
  );
  return (
    <Outcome
      kind="sent"
      title={title}
      isNew={isNew}
      // The visitor has just pressed a button of the panel that it replaces.
      isUrgent={sent.by === 'visitor'}
      toast={sent.by === 'service' ? 'sent' : undefined}
      lead={<Sentence text={text} parts={{ replyTo }} />}
    />
  );
}

/** The form keeps what was typed. */
export function Failed() {
  const { title, text } = contactForm.failed;
  const lead = <DirectContact text={text} />;
  return <Outcome kind="failed" title={title} isNew isUrgent toast="failed" lead={lead} />;
}

/** Replaces what crashed: the error, other ways to reach the agency, and what was written. */
export function Crashed({ error }: { error: unknown }) {
  const id = useId();
  const typed = inquiryStore.writtenText();
  const { crashed } = contactForm;
  const lead = <DirectContact text={crashed.text} />;
  return (
    <Outcome kind="crashed" title={crashed.title} isNew isUrgent lead={lead}>
      <Text variant="small" className={styles.error}>
        {error instanceof Error ? error.message : String(error)}
      </Text>
      {typed && (
        <div>
          <Text as="label" variant="label" htmlFor={id}>
            {crashed.typed}
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
