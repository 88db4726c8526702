import { contactForm, type FieldName } from '../content/contact-form.ts';
import { emptyInquiry, type Inquiry, isEmpty, isSame } from './fields.ts';
import { mailLink, mailText } from './mail-link.ts';
import { type EmailService, send } from './send.ts';
import { chooseText, createDraft, createUnsentInquiries, type UnsentInquiry } from './storage.ts';
import { invalidFields, parseInquiry } from './validate.ts';

/** Milliseconds of sending until the form says that it is still trying. */
const patience = 3000;

export interface SentInquiry {
  /** The ID of its outcome. */
  readonly id: number;
  /** The visitor's address. */
  readonly replyTo: string;
  /** By the email service, or by the visitor's own mail client. */
  readonly by: 'service' | 'visitor';
}

/** What the page shows. What is typed is not in it: the fields have that, and a key press renders nothing. */
export interface InquiryState {
  /** Whether there are fields that the store follows. Before that, a submit would do nothing. */
  readonly isReady: boolean;
  /** `slow` after some seconds of sending. */
  readonly status: 'idle' | 'sending' | 'slow' | 'failed';
  /** The last inquiry, if it was sent. */
  readonly sent: SentInquiry | null;
  /** Newest first. */
  readonly unsent: readonly UnsentInquiry[];
  /** Whether a reload would bring the unsent inquiries back. */
  readonly isPersistent: boolean;
  /** The outcome that has just appeared, and takes the focus. */
  readonly newId: number | null;
  /** The fields in error; null until a submit, from which on the rules run on every change. */
  readonly invalid: readonly FieldName[] | null;
  /** Those of them whose error has come back by a change, and has to be announced. */
  readonly returned: readonly FieldName[];
}

const initialState: InquiryState = {
  isReady: false,
  status: 'idle',
  sent: null,
  unsent: [],
  isPersistent: true,
  newId: null,
  invalid: null,
  returned: [],
};

/** The form's fields. */
export interface Fields {
  read(): Inquiry;
  write(text: Inquiry): void;
  /** Empties them, and the honeypot. */
  reset(): void;
}

/** What the store does to the page around the form. */
export interface Surroundings {
  openMail(href: string): void;
  /** Until the signal is aborted, leaving the page asks first. */
  askBeforeLeaving(signal: AbortSignal): void;
}

/**
 * Everything that happens to an inquiry on a page: it is typed, checked, sent, opened in the mail client, confirmed or
 * deleted. Each of these writes what the tab keeps. Nothing is read from storage before a component subscribes or there are
 * fields to follow.
 *
 * @param typedEarly what the fields held before any of this ran
 */
export function createInquiryStore(surroundings: Surroundings, typedEarly: Inquiry) {
  /** Until fields are followed: another program may make React put new ones in their place. */
  let early = typedEarly;
  let lastId = 0;
  const newId = () => ++lastId;
  const draft = createDraft();
  const unsentInquiries = createUnsentInquiries(newId);
  let fields: Fields | null = null;
  let arrivedBy: NavigationTimingType = 'navigate';
  let isStarted = false;
  let state = initialState;
  const listeners = new Set<() => void>();

  function update(change: Partial<InquiryState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const isSending = () => state.status === 'sending' || state.status === 'slow';

  /** A change of the unsent inquiries, with whether the tab keeps them. */
  const withUnsent = (unsent: readonly UnsentInquiry[]) => ({
    unsent,
    isPersistent: unsentInquiries.isPersistent(),
  });

  /** What is typed; what the tab keeps, if the form has crashed. */
  const typedText = () => fields?.read() ?? draft.read();

  /** Draft and errors follow what the fields hold, whoever changed it. */
  function follow(): void {
    if (!fields) return;
    const text = fields.read();
    draft.write(text);
    const before = state.invalid;
    if (!before) return;
    const invalid = invalidFields(parseInquiry(text));
    if (invalid.join() === before.join()) return;
    const isNew = (name: FieldName) => !before.includes(name) || state.returned.includes(name);
    update({ invalid, returned: invalid.filter(isNew) });
  }

  /** The rules rest until the next submit. */
  const clear = () => update({ invalid: null, returned: [] });

  /** Puts the tab's text into the fields. */
  function fill(how: NavigationTimingType): void {
    if (!fields) return;
    const held = fields.read();
    const text = chooseText({
      arrivedBy: how,
      shown: isEmpty(held) ? early : held,
      draft: draft.read(),
      isPersistent: draft.isPersistent(),
    });
    fields.write(text);
    follow();
  }

  /** Again: some browsers restore fields after the code has started. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    fill(persisted ? 'back_forward' : arrivedBy);
    if (!persisted) return;
    // The browser had kept the page, and another one of the tab may have changed what the tab keeps.
    if (isEmpty(draft.read())) clear();
    const status = isSending() ? state.status : 'idle';
    update({ status, ...withUnsent(unsentInquiries.restore()), sent: null, newId: null });
  }

  /** Storage may have been cleared, or a field filled in without an event. */
  function onPageHide(): void {
    follow();
    unsentInquiries.save();
  }

  /** Brings back what the tab keeps. */
  function start(): void {
    update(withUnsent(unsentInquiries.restore()));
    addEventListener('pageshow', onPageShow);
    addEventListener('pagehide', onPageHide);
  }

  /**
   * Empties the form once what was typed is sent or in the mail client. A text that another page of the tab or a program
   * has put there since then stays.
   */
  function empty(typed: Inquiry): void {
    if (!isSame(typedText(), typed)) return;
    fields?.reset();
    draft.write(emptyInquiry);
    clear();
  }

  const showSent = (inquiry: Inquiry, by: SentInquiry['by']) => {
    const id = newId();
    return { sent: { id, replyTo: inquiry.email, by }, newId: id };
  };

  function finish(inquiry: Inquiry, typed: Inquiry): void {
    empty(typed);
    // Sent after all, if it was a second try.
    const unsent = unsentInquiries.remove(inquiry);
    update({ status: 'idle', ...withUnsent(unsent), ...showSent(inquiry, 'service') });
  }

  /** Opens the mail client, once. */
  function fallBack(inquiry: Inquiry, typed: Inquiry): void {
    surroundings.openMail(mailLink(inquiry, contactForm).href);
    // Before the inquiry is stored as unsent: storage may have no room for the draft, too.
    empty(typed);
    const id = newId();
    const unsent = unsentInquiries.add(inquiry, id);
    update({ status: 'idle', ...withUnsent(unsent), sent: null, newId: id });
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
     * @param how the browser came to the page
     * @returns a function that ends it
     */
    connect(form: Fields, how: NavigationTimingType): () => void {
      fields = form;
      arrivedBy = how;
      draft.check();
      fill(how);
      early = emptyInquiry;
      update({ isReady: true });
      return () => {
        fields = null;
        update({ isReady: false, invalid: null, returned: [] });
      };
    },
    follow,

    /** Shows the errors, and returns their fields in the order of the form; none, if the inquiry can be sent. */
    validate(): readonly FieldName[] {
      const text = typedText();
      draft.write(text);
      const invalid = invalidFields(parseInquiry(text));
      update({ invalid, returned: [] });
      return invalid;
    },

    /**
     * Sends what the fields hold, valid once parsed. Does nothing while an inquiry is sent.
     *
     * @param service null if the site has none, or the honeypot was filled in
     */
    async submit(service: EmailService | null): Promise<void> {
      if (isSending()) return;
      const typed = typedText();
      const staying = new AbortController();
      surroundings.askBeforeLeaving(staying.signal);
      update({ status: 'sending' });
      const timer = setTimeout(() => update({ status: 'slow' }), patience);
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
    confirmSent(inquiry: Inquiry): void {
      const unsent = unsentInquiries.remove(inquiry);
      update({ ...withUnsent(unsent), ...showSent(inquiry, 'visitor') });
    },

    /** The visitor deletes an unsent inquiry. */
    remove: (inquiry: Inquiry) => update(withUnsent(unsentInquiries.remove(inquiry))),

    /** What the visitor wrote and the tab keeps: for the error screen. */
    draftText(): string {
      const text = draft.read();
      return Object.values(isEmpty(text) ? early : text)
        .filter(Boolean)
        .join('\n');
    },
    unsentText: () =>
      unsentInquiries
        .read()
        .map(({ inquiry }) => mailText(inquiry, contactForm))
        .join('\n\n'),
  };
}
