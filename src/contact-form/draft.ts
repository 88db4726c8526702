import { createInquiry, type Inquiry, isEmpty, toInquiry } from './fields.ts';
import { createTabStorage } from './tab-storage.ts';

/** The key in session storage of what is in the form. */
export const draftKey = 'contact-draft';

/** The text that the tab keeps while it is written. */
export function createDraft() {
  const storage = createTabStorage(draftKey);
  return {
    read: (): Inquiry => toInquiry(storage.read()),
    /** Without any text the key is removed. */
    write: (text: Inquiry) => storage.write(isEmpty(text) ? null : text),
    isKept: () => storage.isKept(),
  };
}

export type Draft = ReturnType<typeof createDraft>;

/**
 * The text of the form when it is hydrated, and when the visitor comes back to its page. A field that holds what it held
 * at the last save follows the draft, which a later page of the tab may have changed since. Any other is newer: typed,
 * deleted or filled in by the browser before hydration.
 *
 * @param shown what the fields hold
 * @param saved what they held when this page saved the draft; empty if it never has
 */
export function currentText(shown: Inquiry, saved: Inquiry, draft: Inquiry): Inquiry {
  return createInquiry(({ name }) => (shown[name] === saved[name] ? draft[name] : shown[name]));
}

/** What the fields held at the last save, as the form keeps it in a field that the browser restores with the others. */
export function readSaved(text: string): Inquiry {
  try {
    return toInquiry(JSON.parse(text));
  } catch {
    return toInquiry(null);
  }
}
