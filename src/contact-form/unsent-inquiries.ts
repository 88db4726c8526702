import { type Inquiry, toInquiry } from './fields.ts';
import { createTabStorage } from './tab-storage.ts';
import { parseInquiry } from './validate.ts';

/** The key in session storage. Not part of the draft: the form below the panel can hold the next message. */
export const unsentKey = 'unsent-inquiries';

/** An inquiry that was opened in the mail client and that the visitor is not done with. */
export interface UnsentInquiry {
  readonly id: number;
  readonly inquiry: Inquiry;
}

/** A tab's list, newest first, and whether a reload would bring it back. */
export interface UnsentInquiries {
  readonly list: readonly UnsentInquiry[];
  readonly isKept: boolean;
}

function readEntry(entry: unknown): UnsentInquiry | null {
  const { id, inquiry } = (entry ?? {}) as { readonly id?: unknown; readonly inquiry?: unknown };
  if (typeof id !== 'number' || typeof inquiry !== 'object' || inquiry === null) return null;
  return { id, inquiry: parseInquiry(toInquiry(inquiry)) };
}

/**
 * The unsent inquiries of this tab. While a page is shown, only that page changes them, and clearing storage in the
 * meantime removes none. They are read again once the page may have been in the back/forward cache.
 */
export function createUnsentInquiries() {
  const storage = createTabStorage(unsentKey);
  let known: readonly UnsentInquiry[] | null = null;
  const readStored = () => {
    const saved = storage.read();
    const entries = Array.isArray(saved) ? saved.map(readEntry) : [];
    return entries.filter((entry) => entry !== null);
  };
  const read = (): UnsentInquiries => {
    known ??= readStored();
    return { list: known, isKept: storage.isKept() };
  };
  const write = (list: readonly UnsentInquiry[]): UnsentInquiries => {
    storage.write(list.length > 0 ? list : null);
    known = list;
    return { list, isKept: storage.isKept() };
  };
  return {
    read,
    /** Stores the list again, in case storage was cleared. From now on, another page in the tab may change it. */
    release(): void {
      if (known) write(known);
      known = null;
    },
    add(inquiry: Inquiry): UnsentInquiries {
      const { list } = read();
      // A number that no other has, even if the clock was set back.
      const id = Math.max(Date.now(), ...list.map((each) => each.id + 1));
      return write([{ id, inquiry }, ...list]);
    },
    remove: (id: number): UnsentInquiries => write(read().list.filter((each) => each.id !== id)),
  };
}
