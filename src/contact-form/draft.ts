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
 * The text of the form when its code starts, and when the visitor comes back to its page. A field that holds what this
 * page had saved follows the draft, from which a later page of the tab may have deleted since. Any other text is newer:
 * typed before the code was there, or filled in by the browser.
 *
 * @param shown what the fields hold
 * @param saved what this page saved last; empty if nothing
 */
export function currentText(shown: Inquiry, saved: Inquiry, draft: Inquiry): Inquiry {
  return createInquiry(({ name }) =>
    shown[name] && shown[name] !== saved[name] ? shown[name] : draft[name],
  );
}

/** The draft as the form keeps it, in a field that the browser restores together with the others. */
export function readSaved(text: string): Inquiry {
  try {
    return toInquiry(JSON.parse(text));
  } catch {
    return toInquiry(null);
  }
}
