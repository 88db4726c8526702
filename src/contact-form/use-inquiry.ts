import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactFormContent } from '../content/contact-form.ts';
import { emptyInquiry, type Inquiry, isEmpty, isSame, readFields } from './fields.ts';
import { mailLink } from './mail-link.ts';
import { createEmailService, type EmailSettings, send } from './send.ts';
import {
  draft,
  keepVisit,
  readVisit,
  type SentInquiry,
  type UnsentInquiry,
  unsentInquiries,
} from './storage.ts';
import { showToast } from './toasts.ts';
import { parseInquiry } from './validate.ts';

/** A new ID for an outcome. The time, because those of unsent inquiries outlast the page. */
const outcomeId = () => Date.now();

/** Until the signal is aborted, leaving the page asks first, except by a mail or phone link, which does not leave it. */
function askBeforeLeaving(signal: AbortSignal): void {
  let linkClicked = -Infinity;
  const onClick = ({ target, timeStamp }: MouseEvent) => {
    const link = target instanceof Element && target.closest('[href^="mailto:"], [href^="tel:"]');
    linkClicked = link ? timeStamp : -Infinity;
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    // Such a link fires the event at once, or never.
    if (event.timeStamp - linkClicked > 1000) event.preventDefault();
  };
  addEventListener('click', onClick, { capture: true, signal });
  addEventListener('beforeunload', onBeforeUnload, { signal });
}

/**
 * Sends inquiries and says what the page shows. It sits above the form's error boundary, so a crash leaves all of this
 * as it was.
 */
export function useInquiry(
  form: RefObject<HTMLFormElement | null>,
  content: ContactFormContent,
  settings: EmailSettings,
) {
  const [service] = useState(() => createEmailService(settings, content.email));

  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle');
  /** State would be late: the next submit may come before the next rendering. */
  const isSending = useRef(false);
  /** The last inquiry, if it was sent. */
  const [sent, setSent] = useState<SentInquiry | null>(null);
  const [unsent, setUnsent] = useState<readonly UnsentInquiry[]>([]);
  /** The outcome that has just appeared, and takes the focus. */
  const [newId, setNewId] = useState<number | null>(null);

  useEffect(() => service?.preload(), [service]);

  useEffect(() => {
    setSent(readVisit().sent);
    function readUnsent(): void {
      const list = unsentInquiries.read();
      setUnsent(list);
      // A later inquiry, perhaps from another page of the tab, ends the confirmation of an earlier one.
      const newest = list[0]?.id ?? 0;
      setSent((last) => (last && last.id > newest ? last : null));
    }
    readUnsent();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pagehide', unsentInquiries.save, { signal });
    // Another page of the tab may have changed them while this one was in the back/forward cache.
    addEventListener('pageshow', ({ persisted }) => persisted && readUnsent(), { signal });
    return () => listening.abort();
  }, []);

  // After `readVisit`, whose state this replaces.
  useEffect(() => {
    keepVisit({ sent, hasText: true });
    // Again, because an in-page link may have made another entry.
    const onPageHide = () => keepVisit({ sent, hasText: !isEmpty(draft.read()) });
    const listening = new AbortController();
    addEventListener('pagehide', onPageHide, { signal: listening.signal });
    return () => listening.abort();
  }, [sent]);

  /**
   * Empties the form once what was typed is sent or in the mail client. A text that another page of the tab or a program
   * has put there since then stays.
   */
  function empty(typed: Inquiry): void {
    // The form may have crashed.
    const text = form.current ? readFields(form.current) : draft.read();
    if (!isSame(text, typed)) return;
    form.current?.reset();
    draft.write(emptyInquiry);
  }

  function showSent(inquiry: Inquiry, by: SentInquiry['by']): void {
    const id = outcomeId();
    setSent({ id, replyTo: inquiry.email, by });
    setNewId(id);
  }

  function finish(inquiry: Inquiry, typed: Inquiry): void {
    empty(typed);
    // Sent after all, if it was a second try.
    setUnsent(unsentInquiries.remove(inquiry));
    setStatus('idle');
    showSent(inquiry, 'service');
    void showToast('sent', content.toasts);
  }

  /** Opens the mail client, once. */
  function fallBack(inquiry: Inquiry, typed: Inquiry): void {
    location.href = mailLink(inquiry, content).href;
    // Before the inquiry is stored as unsent: storage may have no room for the draft, too.
    empty(typed);
    const id = outcomeId();
    setUnsent(unsentInquiries.add({ id, inquiry }));
    setStatus('idle');
    setSent(null);
    setNewId(id);
    void showToast('unsent', content.toasts);
  }

  /** The form still holds the text: it is emptied only once nothing more can go wrong. */
  function fail(error: unknown): void {
    console.error('Could not send the inquiry or open the mail client.', error);
    setStatus('failed');
    setSent(null);
    void showToast('failed', content.toasts);
  }

  /**
   * @param typed what the fields hold: valid, once parsed
   * @param isSpam whether the honeypot was filled in: if so, nothing is sent to the service
   */
  async function submit(typed: Inquiry, isSpam: boolean): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setStatus('sending');
    const staying = new AbortController();
    askBeforeLeaving(staying.signal);
    try {
      const inquiry = parseInquiry(typed);
      const isSent =
        !isSpam && service !== null && (await send((signal) => service.attempt(inquiry, signal)));
      // Before the mail client opens, which fires the event too.
      staying.abort();
      if (isSent) finish(inquiry, typed);
      else fallBack(inquiry, typed);
    } catch (error) {
      fail(error);
    } finally {
      staying.abort();
      isSending.current = false;
    }
  }

  return {
    status,
    sent,
    unsent,
    newId,
    /** Whether a reload would bring the unsent inquiries back. */
    isPersistent: unsentInquiries.isPersistent(),
    submit,
    /** The visitor says that an unsent inquiry was sent. */
    confirmSent(inquiry: Inquiry): void {
      setUnsent(unsentInquiries.remove(inquiry));
      showSent(inquiry, 'visitor');
    },
    /** The visitor deletes an unsent inquiry. */
    remove(inquiry: Inquiry): void {
      // Before the focus moves to the form, which takes the panel's place.
      flushSync(() => setUnsent(unsentInquiries.remove(inquiry)));
      form.current?.focus();
    },
  };
}
