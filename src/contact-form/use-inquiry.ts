import { Toast } from '@base-ui/react/toast';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Agency } from '../content/agency.ts';
import type { ContactFormContent } from '../content/contact-form.ts';
import { emptyInquiry, type Inquiry, writeFields } from './fields.ts';
import { mailLink } from './mail-link.ts';
import { pageVisible } from './page-visible.ts';
import { createEmailService, type EmailSettings, send } from './send.ts';
import {
  createDraft,
  createUnsentInquiries,
  keepReplyTo,
  markEntry,
  readReplyTo,
  type UnsentInquiry,
} from './storage.ts';
import { parseInquiry } from './validate.ts';

/** The island's props: its words, the agency's other contact details, and where inquiries are sent. */
export interface ContactFormProps extends EmailSettings {
  readonly content: ContactFormContent;
  readonly email: string;
  readonly phone: Agency['phone'];
}

export interface SentInquiry {
  readonly id: number;
  /** The visitor's address. */
  readonly replyTo: string;
  /** By the email service, or by the visitor's own mail client. */
  readonly by: 'service' | 'visitor';
}

/** What the page shows: the form's status, and the outcomes above it. */
interface InquiryState {
  readonly status: 'idle' | 'sending' | 'failed';
  /** The last inquiry, if it was sent. */
  readonly sent: SentInquiry | null;
  /** Newest first. */
  readonly unsent: readonly UnsentInquiry[];
  /** The outcome that has just appeared, and takes the focus. */
  readonly newestId: number | null;
}

const initialState: InquiryState = { status: 'idle', sent: null, unsent: [], newestId: null };

/** Until the signal is aborted, leaving the page asks first, except by a mail or phone link, which does not leave it. */
function askBeforeLeaving(signal: AbortSignal): void {
  let isLeaving = true;
  const onClick = ({ target }: MouseEvent) => {
    isLeaving = !(target instanceof Element && target.closest('[href^="mailto:"], [href^="tel:"]'));
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (isLeaving) event.preventDefault();
    isLeaving = true;
  };
  addEventListener('click', onClick, { capture: true, signal });
  addEventListener('beforeunload', onBeforeUnload, { signal });
}

const toastOptions = {
  sent: { type: 'default' },
  unsent: { type: 'info' },
  // Milliseconds; longer than the others, because the visitor still has something to do.
  failed: { type: 'destructive', timeout: 5000 },
} as const;

/**
 * Sends inquiries and says what the page shows. It sits above the form's error boundary, so a crash leaves all of this
 * as it was.
 */
export function useInquiry(form: RefObject<HTMLFormElement | null>, props: ContactFormProps) {
  const { content, email } = props;
  const [state, setState] = useState(initialState);
  const [draft] = useState(createDraft);
  const [unsentInquiries] = useState(createUnsentInquiries);
  const [toasts] = useState(() => Toast.createToastManager());
  const [service] = useState(() => createEmailService(props, email));

  const show = (change: Partial<InquiryState>) =>
    setState((now) => ({ ...now, unsent: unsentInquiries.list(), ...change }));
  const showOld = useEffectEvent((change: Partial<InquiryState>) =>
    show({ newestId: null, ...change }),
  );

  useEffect(() => service?.preload(), [service]);

  useEffect(() => {
    const replyTo = readReplyTo();
    showOld({ sent: replyTo === null ? null : { id: 0, replyTo, by: 'service' } });
    // Another page of the tab may change the list while this one is in the back/forward cache.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && showOld({});
    addEventListener('pageshow', onPageShow);
    addEventListener('pagehide', unsentInquiries.release);
    addEventListener('pagehide', markEntry);
    return () => {
      removeEventListener('pageshow', onPageShow);
      removeEventListener('pagehide', unsentInquiries.release);
      removeEventListener('pagehide', markEntry);
    };
  }, [unsentInquiries]);

  function showToast(kind: keyof typeof toastOptions): void {
    const { title, text } = content.toasts[kind];
    void pageVisible().then(() => toasts.add({ title, description: text, ...toastOptions[kind] }));
  }

  /** Also without a form, which may have crashed. */
  function empty(): void {
    form.current?.reset();
    draft.write(emptyInquiry);
  }

  function finish(inquiry: Inquiry): void {
    empty();
    // Sent after all, if it was a second try.
    unsentInquiries.remove(inquiry);
    const sent = { id: Date.now(), replyTo: inquiry.email, by: 'service' } as const;
    keepReplyTo(sent.replyTo);
    flushSync(() => show({ status: 'idle', sent, newestId: sent.id }));
    showToast('sent');
  }

  /** Opens the mail client, once. */
  function fallBack(inquiry: Inquiry): void {
    location.href = mailLink(inquiry, email, content).href;
    // First, since storage may have no room for both.
    empty();
    const id = unsentInquiries.add(inquiry);
    keepReplyTo(null);
    // At once: the mail client may suspend the page.
    flushSync(() => show({ status: 'idle', sent: null, newestId: id }));
    showToast('unsent');
  }

  /** Whatever went wrong, the form holds the text. */
  function fail(error: unknown, typed: Inquiry): void {
    console.error('Could not send the inquiry or open the mail client.', error);
    writeFields(form.current, typed);
    keepReplyTo(null);
    show({ status: 'failed', sent: null });
    showToast('failed');
  }

  /**
   * @param typed what the fields hold: valid, once parsed
   * @param isSpam whether the honeypot was filled in: if so, nothing is sent to the service
   */
  async function submit(typed: Inquiry, isSpam: boolean): Promise<void> {
    // Rendered synchronously, so that a second submit at the same moment sees it.
    flushSync(() => show({ status: 'sending' }));
    const sending = new AbortController();
    askBeforeLeaving(sending.signal);
    const inquiry = parseInquiry(typed);
    try {
      const isSent =
        !isSpam && service !== null && (await send((signal) => service.attempt(inquiry, signal)));
      // Before the mail client opens, which fires the event too.
      sending.abort();
      if (isSent) finish(inquiry);
      else fallBack(inquiry);
    } catch (error) {
      sending.abort();
      fail(error, typed);
    }
  }

  return {
    state,
    /** Whether a reload would bring the unsent inquiries back. */
    isKept: unsentInquiries.isKept(),
    draft,
    toasts,
    submit,
    /** The visitor says that an unsent inquiry was sent. */
    confirmSent({ id, inquiry }: UnsentInquiry): void {
      unsentInquiries.remove(inquiry);
      keepReplyTo(null);
      show({ sent: { id, replyTo: inquiry.email, by: 'visitor' }, newestId: id });
    },
    /** The visitor deletes an unsent inquiry. */
    remove({ inquiry }: UnsentInquiry): void {
      unsentInquiries.remove(inquiry);
      flushSync(() => show({ newestId: null }));
      form.current?.focus();
    },
  };
}
