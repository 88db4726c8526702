import { createInquiry, type Inquiry, isEmpty, isSame } from './fields.ts';

/** The session storage keys: for what is in the form, and for what is in panels above it. */
export const draftKey = 'contact-draft';
export const unsentKey = 'unsent-inquiries';

/**
 * One key of the tab's session storage; memory, if the browser denies storage, has no room, or keeps nothing. Nothing
 * here throws.
 */
function createTabStorage(key: string) {
  /** Undefined as long as storage works. */
  let memory: unknown;
  const storage = {
    /** What was written last; null if there is nothing, or it is not JSON. */
    read(): unknown {
      if (memory !== undefined) return memory;
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    /** @param value anything JSON can hold; null removes the key */
    write(value: unknown): void {
      memory = undefined;
      try {
        const text = value === null ? null : JSON.stringify(value);
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
        // A privacy extension may replace storage with one that keeps nothing.
        if (sessionStorage.getItem(key) !== text) memory = value;
      } catch {
        memory = value;
      }
    },
    /** Whether a reload would bring back what was written. */
    isPersistent: () => memory === undefined,
    /** Finds out whether storage works. Not to be called while rendering: it writes. */
    check(): void {
      const stored = storage.read();
      storage.write(stored ?? '');
      if (stored === null && storage.isPersistent()) storage.write(null);
    },
  };
  return storage;
}

/** What was stored, perhaps by a version of the site with other fields: a missing field is empty. */
function toInquiry(stored: unknown): Inquiry {
  const texts = stored as Partial<Inquiry> | null;
  return createInquiry(({ name }) => texts?.[name] ?? '');
}

/** The text that the tab keeps while the visitor writes. */
export function createDraft() {
  const storage = createTabStorage(draftKey);
  return {
    /** All fields are empty if there is no draft. */
    read: (): Inquiry => toInquiry(storage.read()),
    /** Without any text, the key is removed. */
    write: (text: Inquiry) => storage.write(isEmpty(text) ? null : text),
    isPersistent: storage.isPersistent,
    check: storage.check,
  };
}

export type Draft = ReturnType<typeof createDraft>;

export const draft = createDraft();

/**
 * How the visitor came to the page. `back_forward` also if the browser had kept it in its cache; `navigate` also after
 * going back to a form that had no text when they left: what its fields hold now was only typed, not sent or deleted.
 */
export type Arrival = 'navigate' | 'reload' | 'back_forward';

/**
 * The text that the form shows when its code starts, and again when the browser brings the page back from its cache.
 *
 * | arrival                            | shown                                                                |
 * | ---------------------------------- | -------------------------------------------------------------------- |
 * | a link, or the address bar         | what was typed before the code ran; in any other field, the draft    |
 * | reload                             | the draft; without one, what the browser put into the fields         |
 * | back or forward                    | the draft; nothing if it is gone: sent or deleted on another page    |
 * | the same, to a form left empty     | as after a link                                                      |
 * | any, if the browser keeps no draft | what the fields hold; in an empty one, what the page remembers       |
 */
export function chooseText(
  arrivedBy: Arrival,
  shown: Inquiry,
  { read, isPersistent }: Draft,
): Inquiry {
  const stored = read();
  if (arrivedBy === 'navigate' || !isPersistent()) {
    return createInquiry(({ name }) => shown[name] || stored[name]);
  }
  return arrivedBy === 'reload' && isEmpty(stored) ? shown : stored;
}

export interface SentInquiry {
  /** The ID of its outcome. */
  readonly id: number;
  /** The visitor's address. */
  readonly replyTo: string;
  /** By the email service, or by the visitor's own mail client. */
  readonly by: 'service' | 'visitor';
}

/** An inquiry that was opened in the mail client and that the visitor is not done with. */
export interface UnsentInquiry {
  /** The ID of its outcome. */
  readonly id: number;
  readonly inquiry: Inquiry;
}

/** The unsent inquiries of this tab, newest first. */
export function createUnsentInquiries() {
  const storage = createTabStorage(unsentKey);
  /** Here too, because storage may be cleared while the page is open. */
  let list: readonly UnsentInquiry[] = [];

  function write(next: readonly UnsentInquiry[]): readonly UnsentInquiry[] {
    list = next;
    storage.write(list.length > 0 ? list : null);
    return list;
  }

  const others = (inquiry: Inquiry) => list.filter((each) => !isSame(each.inquiry, inquiry));
  return {
    /** What the tab keeps, perhaps as another page of it has left it. */
    read(): readonly UnsentInquiry[] {
      const stored = storage.read();
      const entries: readonly UnsentInquiry[] = Array.isArray(stored) ? stored : [];
      list = entries.map(({ id, inquiry }) => ({ id, inquiry: toInquiry(inquiry) }));
      return list;
    },
    isPersistent: storage.isPersistent,
    /** Returns the new list. An equal inquiry that is already there is replaced. */
    add: (unsent: UnsentInquiry) => write([unsent, ...others(unsent.inquiry)]),
    /** Returns the new list. */
    remove: (inquiry: Inquiry) => write(others(inquiry)),
    /** Writes the list again, in case storage was cleared. */
    save: () => void write(list),
  };
}

export const unsentInquiries = createUnsentInquiries();

/** What the visit's history entry keeps: nothing until the form's code has run. */
interface VisitState {
  /** The inquiry whose confirmation is shown. */
  readonly sent: SentInquiry | null;
  /** Whether the browser, after going back, may put a text into the form that has been sent or deleted since. */
  readonly hasText: boolean;
}

interface Visit {
  readonly arrivedBy: Arrival;
  readonly sent: SentInquiry | null;
}

let visit: Visit | undefined;

/** How the visitor came to the page that the browser has loaded, and the confirmation that was shown before they left. */
export function readVisit(): Visit {
  // Once: what is kept from now on is for the next time.
  visit ??= findVisit();
  return visit;
}

function findVisit(): Visit {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload') return { arrivedBy: 'reload', sent: null };
  const state = history.state as VisitState | null;
  if (entry?.type !== 'back_forward' || !state) return { arrivedBy: 'navigate', sent: null };
  return { arrivedBy: state.hasText ? 'back_forward' : 'navigate', sent: state.sent };
}

/** Keeps it for when the visitor comes back to the page that is shown. */
export function keepVisit(state: VisitState): void {
  history.replaceState(state, '');
}
