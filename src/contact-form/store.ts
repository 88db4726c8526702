import { contactForm, type FieldName } from '../content/contact-form.ts';
import type { EmailService } from './email-service.ts';
import { emptyInquiry, type Inquiry, isEmpty, isSame, readFields, writeFields } from './fields.ts';
import { askBeforeLeaving } from './leaving.ts';
import { mailLink, mailText } from './mail-link.ts';
import { send } from './send.ts';
import { type InquiryState, initialState, type SentInquiry } from './state.ts';
import { chooseText, createDraft, createUnsentInquiries, type UnsentInquiry } from './storage.ts';
import { invalidFields, parseInquiry } from './validate.ts';

/** Milliseconds of sending until the form says that it is still trying. */
const slowAfter = 3000;

/**
 * Everything that happens to an inquiry on a page: it is typed, checked, sent, opened in the mail client, confirmed or
 * deleted. Each of these writes what the tab keeps. Nothing is read from storage before a component subscribes or there is
 * a form to follow.
 *
 * @param initialText what the fields held before any of this ran
 */
export function createInquiryStore(initialText: Inquiry) {
  /** What the fields held last: React may put new ones in their place, and storage may be cleared. */
  let lastKnownText = initialText;
  let lastId = 0;
  const nextId = () => ++lastId;
  const draft = createDraft();
  const unsentInquiries = createUnsentInquiries(nextId);
  /** The form whose fields it follows. */
  let form: HTMLFormElement | null = null;
  let navigation: NavigationTimingType = 'navigate';
  /** Whether a form has had the tab's text. */
  let isFilled = false;
  let isStarted = false;
  let state = initialState;
  const listeners = new Set<() => void>();

  function update(change: Partial<InquiryState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const isSending = () => state.status === 'sending' || state.status === 'slow';

  /** Keeps the unsent inquiries in the tab, and returns what that changes. */
  function keepUnsent(unsent: readonly UnsentInquiry[]) {
    unsentInquiries.write(unsent);
    return { unsent, isPersistent: unsentInquiries.isPersistent() };
  }

  /** The unsent inquiries except one. */
  const unsentWithout = (inquiry: Inquiry) =>
    state.unsent.filter((each) => !isSame(each.inquiry, inquiry));

  /** What is typed, also if the form has crashed. */
  const currentText = () => (form ? readFields(form) : lastKnownText);

  function keepDraft(text: Inquiry): void {
    lastKnownText = text;
    draft.write(text);
  }

  /** Draft and errors follow what the fields hold, whoever changed it. */
  function follow(): void {
    if (!form) return;
    const text = readFields(form);
    keepDraft(text);
    const before = state.invalid;
    if (!before) return;
    const invalid = invalidFields(parseInquiry(text));
    if (invalid.join() === before.join()) return;
    const isNew = (name: FieldName) => !before.includes(name) || state.toAnnounce.includes(name);
    update({ invalid, toAnnounce: invalid.filter(isNew) });
  }

  /** The rules rest until the next submit. */
  const clearErrors = () => update({ invalid: null, toAnnounce: [] });

  /** Puts the tab's text into the fields. */
  function fill(type: NavigationTimingType): void {
    if (!form) return;
    const fieldText = readFields(form);
    const text = chooseText({
      navigation: type,
      shown: isEmpty(fieldText) ? lastKnownText : fieldText,
      draft: draft.read(),
      isPersistent: draft.isPersistent(),
    });
    writeFields(form, text);
    follow();
  }

  /** Again: some browsers restore fields after the code has started. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    fill(persisted ? 'back_forward' : navigation);
    if (!persisted) return;
    // The browser had kept the page, and another one of the tab may have changed what the tab keeps.
    if (isEmpty(draft.read())) clearErrors();
    const status = isSending() ? state.status : 'idle';
    update({ status, ...keepUnsent(unsentInquiries.read()), sent: null, newestId: null });
  }

  /** Storage may have been cleared, or a field filled in without an event. */
  function onPageHide(): void {
    follow();
    unsentInquiries.write(state.unsent);
  }

  /** Brings back what the tab keeps. */
  function start(): void {
    update(keepUnsent(unsentInquiries.read()));
    addEventListener('pageshow', onPageShow);
    addEventListener('pagehide', onPageHide);
  }

  /**
   * Empties the form once what was typed is sent or in the mail client. A text that another page of the tab or an
   * extension has put there since then stays.
   */
  function resetIfUnchanged(typed: Inquiry): void {
    if (!isSame(currentText(), typed)) return;
    // The honeypot, too.
    form?.reset();
    keepDraft(emptyInquiry);
    clearErrors();
  }

  const withSent = (inquiry: Inquiry, by: SentInquiry['by']) => {
    const id = nextId();
    return { sent: { id, replyTo: inquiry.email, by }, newestId: id };
  };

  function finish(inquiry: Inquiry, typed: Inquiry): void {
    resetIfUnchanged(typed);
    // Sent after all, if it was a second try.
    const unsent = keepUnsent(unsentWithout(inquiry));
    update({ status: 'idle', ...unsent, ...withSent(inquiry, 'service') });
  }

  /** Opens the mail client, once. */
  function fallBack(inquiry: Inquiry, typed: Inquiry): void {
    location.href = mailLink(inquiry, contactForm).href;
    // Before the inquiry is stored as unsent: storage may have no room for the draft, too.
    resetIfUnchanged(typed);
    const id = nextId();
    const unsent = keepUnsent([{ id, inquiry }, ...unsentWithout(inquiry)]);
    update({ status: 'idle', ...unsent, sent: null, newestId: id });
  }

  return {
    /** For `useSyncExternalStore`, as the next two. */
    subscribe(listener: () => void): () => void {
      if (!isStarted) start();
      isStarted = true;
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getState: () => state,
    getInitialState: () => initialState,

    /**
     * Puts the tab's text into the fields of a form. From then on, draft and errors follow what they hold.
     *
     * @param type how the browser came to the page
     * @returns a function that ends it
     */
    connect(element: HTMLFormElement, type: NavigationTimingType): () => void {
      form = element;
      navigation = type;
      draft.check();
      // A form that takes another's place gets what that held, also if storage was cleared since a way back.
      fill(isFilled ? 'navigate' : type);
      isFilled = true;
      update({ isReady: true });
      return () => {
        form = null;
        update({ isReady: false, invalid: null, toAnnounce: [] });
      };
    },
    follow,

    /** Shows the errors, and returns their fields in the order of the form; none, if the inquiry can be sent. */
    validate(): readonly FieldName[] {
      const text = currentText();
      keepDraft(text);
      const invalid = invalidFields(parseInquiry(text));
      update({ invalid, toAnnounce: [] });
      return invalid;
    },

    /**
     * Sends what the fields hold, valid once parsed. Does nothing while an inquiry is sent.
     *
     * @param service null if the site has none, or the honeypot was filled in
     */
    async submit(service: EmailService | null): Promise<void> {
      if (isSending()) return;
      const typed = currentText();
      const staying = new AbortController();
      askBeforeLeaving(staying.signal);
      update({ status: 'sending' });
      const timer = setTimeout(() => update({ status: 'slow' }), slowAfter);
      try {
        const inquiry = parseInquiry(typed);
        const isSent =
          service !== null && (await send((signal) => service.attempt(inquiry, signal)));
        // Before the mail client opens, which fires the event too.
        staying.abort();
        if (isSent) finish(inquiry, typed);
        else fallBack(inquiry, typed);
      } catch (error) {
        // The form still holds the text: it is emptied only once nothing more can go wrong.
        console.error('Could not send the inquiry or open the mail client.', error);
        update({ status: 'failed', sent: null });
      } finally {
        clearTimeout(timer);
        staying.abort();
      }
    },

    /** The visitor says that an unsent inquiry was sent. */
    confirmSent: (inquiry: Inquiry) =>
      update({ ...keepUnsent(unsentWithout(inquiry)), ...withSent(inquiry, 'visitor') }),

    /** The visitor deletes an unsent inquiry. */
    remove: (inquiry: Inquiry) => update(keepUnsent(unsentWithout(inquiry))),

    /** What the visitor wrote, sent or not, and the tab keeps: for the error screen. */
    writtenText(): string {
      const typed = isEmpty(lastKnownText) ? draft.read() : lastKnownText;
      const unsent = isStarted ? state.unsent : unsentInquiries.read();
      const emails = unsent.map(({ inquiry }) => mailText(inquiry, contactForm));
      const lines = Object.values(typed).filter(Boolean).join('\n');
      return [lines, ...emails].filter(Boolean).join('\n\n');
    },
  };
}
