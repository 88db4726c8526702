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
    isKept: () => memory === undefined,
    /** Finds out whether storage works. Not to be called while rendering: it writes. */
    check(): void {
      const stored = storage.read();
      storage.write(stored ?? '');
      if (stored === null && storage.isKept()) storage.write(null);
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
    isKept: storage.isKept,
    check: storage.check,
  };
}

export type Draft = ReturnType<typeof createDraft>;

/** How the visitor came to the page; `back_forward` also if the browser had kept it in its cache. */
export type Arrival = 'navigate' | 'reload' | 'back_forward';

/** How the visitor came to the page that the browser has loaded. */
export function arrival(): Arrival {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Where the form's code has not run before, nothing was sent or deleted: what stands there was only typed.
  if (entry?.type === 'back_forward' && history.state !== null) return 'back_forward';
  return entry?.type === 'reload' ? 'reload' : 'navigate';
}

/**
 * The text that the form shows when its code starts, and again when the browser brings the page back from its cache.
 *
 * | arrival                            | shown                                                                |
 * | ---------------------------------- | -------------------------------------------------------------------- |
 * | a link, or the address bar         | what was typed before the code ran; in any other field, the draft    |
 * | reload                             | the draft; without one, what the browser put into the fields         |
 * | back or forward                    | the draft; nothing if it is gone: sent or deleted on another page    |
 * | the same, without the code so far  | as after a link: see `arrival`                                       |
 * | any, if the browser keeps no draft | what stands in the fields; in an empty one, what the page remembers  |
 */
export function chooseText(arrivedBy: Arrival, shown: Inquiry, draft: Draft): Inquiry {
  const kept = draft.read();
  if (arrivedBy === 'navigate' || !draft.isKept()) {
    return createInquiry(({ name }) => shown[name] || kept[name]);
  }
  return arrivedBy === 'reload' && isEmpty(kept) ? shown : kept;
}

/** An inquiry that was opened in the mail client and that the visitor is not done with. */
export interface UnsentInquiry {
  /** The ID of its outcome. */
  readonly id: number;
  readonly inquiry: Inquiry;
}

/** The unsent inquiries of this tab, newest first: a store for `useSyncExternalStore`. */
export function createUnsentInquiries() {
  const storage = createTabStorage(unsentKey);
  const listeners = new Set<() => void>();
  let list = read();

  function read(): readonly UnsentInquiry[] {
    const stored = storage.read();
    const entries: readonly UnsentInquiry[] = Array.isArray(stored) ? stored : [];
    return entries.map(({ id, inquiry }) => ({ id, inquiry: toInquiry(inquiry) }));
  }

  function write(next: readonly UnsentInquiry[]): void {
    storage.write(next.length > 0 ? next : null);
    list = next;
    for (const onChange of listeners) onChange();
  }

  const others = (inquiry: Inquiry) => list.filter((each) => !isSame(each.inquiry, inquiry));
  return {
    list: () => list,
    isKept: storage.isKept,
    /** An equal inquiry that is already there is replaced. */
    add: (unsent: UnsentInquiry) => write([unsent, ...others(unsent.inquiry)]),
    remove: (inquiry: Inquiry) => write(others(inquiry)),
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      const listening = new AbortController();
      const { signal } = listening;
      // In case storage was cleared while the page was open.
      addEventListener('pagehide', () => write(list), { signal });
      // Another page of the tab may have changed it while this one was in the back/forward cache.
      addEventListener('pageshow', ({ persisted }) => persisted && write(read()), { signal });
      return () => {
        listeners.delete(onChange);
        listening.abort();
      };
    },
  };
}

/**
 * The visit's history entry keeps the address of a sent inquiry, for as long as the confirmation is shown; without one,
 * an empty text, which says that the form's code has run.
 */
export function keepReplyTo(replyTo: string): void {
  history.replaceState(replyTo, '');
}

/** The address that this visit's history entry keeps; only after going back, not after a reload. */
export function readReplyTo(): string {
  const { state } = history;
  return arrival() === 'back_forward' && typeof state === 'string' ? state : '';
}
