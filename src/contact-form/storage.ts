import { visibleLength } from './characters.ts';
import { createInquiry, type Inquiry, isEmpty, isSame } from './fields.ts';

/** The session storage keys: for what is in the form, and for what is in panels above it. */
export const draftKey = 'contact-draft';
export const unsentKey = 'unsent-inquiries';

/** More panels than a visitor ever has; another program's list under the same key may be of any length. */
const maxUnsent = 50;

/**
 * One key of the tab's session storage; memory, if the browser denies storage, has no room, or keeps nothing. Nothing
 * here throws.
 */
function createTabStorage(key: string) {
  /** Undefined as long as storage works. */
  let memory: unknown;
  const storage = {
    /** What was written last, by whatever program; null if there is nothing, or it is not JSON. */
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
        // Storage without room still has what is in it.
        if (sessionStorage.getItem(key) === text) return;
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

/** A property of what was stored, if that is an object. */
const property = (stored: unknown, name: string): unknown =>
  typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;

/** The texts in what was stored, perhaps by a version of the site with other fields. All else is left out. */
function parseStored(stored: unknown): Inquiry {
  return createInquiry(({ name }) => {
    const text = property(stored, name);
    return typeof text === 'string' ? text : '';
  });
}

/** The text that the tab keeps while the visitor writes. */
export function createDraft() {
  const storage = createTabStorage(draftKey);
  return {
    /** All fields are empty if there is no draft. */
    read: (): Inquiry => parseStored(storage.read()),
    /** Without any text, the key is removed. */
    write: (text: Inquiry) => storage.write(isEmpty(text) ? null : text),
    isPersistent: storage.isPersistent,
    check: storage.check,
  };
}

/** An inquiry that was opened in the mail client and that the visitor is not done with. */
export interface UnsentInquiry {
  /** The ID of its outcome, on this page. */
  readonly id: number;
  readonly inquiry: Inquiry;
}

/**
 * The unsent inquiries of this tab, newest first.
 *
 * @param newId gives an outcome its ID
 */
export function createUnsentInquiries(newId: () => number) {
  const storage = createTabStorage(unsentKey);
  /** Here too, because storage may be cleared while the page is open. */
  let list: readonly UnsentInquiry[] = [];

  function write(next: readonly UnsentInquiry[]): readonly UnsentInquiry[] {
    list = next;
    storage.write(list.length > 0 ? list.map(({ inquiry }) => ({ inquiry })) : null);
    return list;
  }

  /** What the tab keeps, perhaps as another page of it has left it. */
  function read(): readonly UnsentInquiry[] {
    const stored = storage.read();
    const found: UnsentInquiry[] = [];
    for (const entry of Array.isArray(stored) ? stored : []) {
      const inquiry = parseStored(property(entry, 'inquiry'));
      const hasText = Object.values(inquiry).some(visibleLength);
      if (!hasText || found.some((each) => isSame(each.inquiry, inquiry))) continue;
      found.push({ id: newId(), inquiry });
      if (found.length === maxUnsent) break;
    }
    return found;
  }

  const others = (inquiry: Inquiry) => list.filter((each) => !isSame(each.inquiry, inquiry));
  return {
    read,
    /** Returns what the tab keeps, and drops what else stood under the key. */
    restore: () => write(read()),
    isPersistent: storage.isPersistent,
    /** Returns the new list. An equal inquiry that is already there is replaced. */
    add: (inquiry: Inquiry, id: number) => write([{ id, inquiry }, ...others(inquiry)]),
    /** Returns the new list. */
    remove: (inquiry: Inquiry) => write(others(inquiry)),
    /** Writes the list again, in case storage was cleared. */
    save: () => void write(list),
  };
}

interface DraftAndFields {
  /** How the browser came to the page; `back_forward` also if it had kept the page in its cache. */
  readonly arrivedBy: NavigationTimingType;
  /** What the fields hold. */
  readonly shown: Inquiry;
  readonly draft: Inquiry;
  /** Whether the browser keeps drafts. */
  readonly isPersistent: boolean;
}

/**
 * The text that the form shows when its code starts, and when the visitor comes back.
 *
 * - After a link or an address: what was typed before the code ran, field by field; in the others, the draft.
 * - After a reload, or a way back: the draft. What else a browser puts into the fields may have been sent or deleted
 *   since; not after a reload, where it was typed before the code ran.
 * - If the browser keeps no draft: what the fields hold, as after a link.
 */
export function chooseText({ arrivedBy, shown, draft, isPersistent }: DraftAndFields): Inquiry {
  const isReturn = arrivedBy === 'reload' || arrivedBy === 'back_forward';
  if (!isReturn || !isPersistent) return createInquiry(({ name }) => shown[name] || draft[name]);
  return arrivedBy === 'reload' && isEmpty(draft) ? shown : draft;
}
