import { createInquiry, type Inquiry, isEmpty, toInquiry } from './fields.ts';
import { createTabStorage } from './tab-storage.ts';

/** The session storage key for what is in the form. */
export const draftKey = 'contact-draft';

/** The text that the tab keeps while the visitor writes. */
export function createDraft() {
  const storage = createTabStorage(draftKey);
  return {
    read: (): Inquiry => toInquiry(storage.read()),
    /** If there is no text, the key is removed. */
    write: (text: Inquiry) => storage.write(isEmpty(text) ? null : text),
    isKept: () => storage.isKept(),
  };
}

export type Draft = ReturnType<typeof createDraft>;

/**
 * The form's text when it is hydrated, and when the visitor comes back to its page. A field that has not changed since
 * the last save follows the draft, which a later page in the tab may have changed. Any other field is newer: typed,
 * deleted or filled in by the browser before hydration.
 *
 * @param shown what the fields hold
 * @param saved what they held when this page saved the draft; empty if it never did
 */
export function currentText(shown: Inquiry, saved: Inquiry, draft: Inquiry): Inquiry {
  return createInquiry(({ name }) => (shown[name] === saved[name] ? draft[name] : shown[name]));
}

/** What the fields held at the last save, kept in a form field that the browser restores along with the others. */
export function readSaved(text: string): Inquiry {
  try {
    return toInquiry(JSON.parse(text));
  } catch {
    return toInquiry(null);
  }
}
