import { type Inquiry, toInquiry } from './fields.ts';
import { createTabStorage } from './tab-storage.ts';
import { parseInquiry } from './validate.ts';

/** The key in session storage. Not part of the draft: the form below the panel can hold the next message. */
export const unsentKey = 'mail-fallbacks';

/** An inquiry that was opened in the mail client and that the visitor is not done with. */
export interface UnsentInquiry {
  readonly id: number;
  readonly inquiry: Inquiry;
}

/** The list of a tab, newest first, and whether a reload would bring it back. */
export interface UnsentInquiries {
  readonly list: readonly UnsentInquiry[];
  readonly isKept: boolean;
}

function readEntry(entry: unknown): UnsentInquiry | null {
  const { id, inquiry } = (entry ?? {}) as { readonly id?: unknown; readonly inquiry?: unknown };
  if (typeof id !== 'number' || typeof inquiry !== 'object' || inquiry === null) return null;
  return { id, inquiry: parseInquiry(toInquiry(inquiry)) };
}

/** The unsent inquiries of this tab. Each change starts from what is stored: another page of the tab may have changed it. */
export function createUnsentInquiries() {
  const storage = createTabStorage(unsentKey);
  const read = (): UnsentInquiries => {
    const saved = storage.read();
    const entries = Array.isArray(saved) ? saved.map(readEntry) : [];
    return { list: entries.filter((entry) => entry !== null), isKept: storage.isKept() };
  };
  const write = (list: readonly UnsentInquiry[]): UnsentInquiries => {
    storage.write(list.length > 0 ? list : null);
    return { list, isKept: storage.isKept() };
  };
  return {
    read,
    add(inquiry: Inquiry): UnsentInquiries {
      const { list } = read();
      // A number that no other has, also where the clock was set back.
      const id = Math.max(Date.now(), ...list.map((each) => each.id + 1));
      return write([{ id, inquiry }, ...list]);
    },
    remove: (id: number): UnsentInquiries => write(read().list.filter((each) => each.id !== id)),
  };
}
