import { fieldNames } from './fields.ts';
import { type Inquiry, parseInquiry } from './inquiry.ts';

/** An inquiry that was opened in the mail client and is not confirmed. */
export interface MailFallback {
  readonly id: number;
  readonly inquiry: Inquiry;
}

/** The key in session storage. Not part of the draft: the form below the panel can hold the next message. */
export const fallbacksKey = 'mail-fallbacks';

// Another version of the site, with other fields, may have saved it.
function isMailFallback(value: Partial<MailFallback> | null): value is MailFallback {
  return (
    typeof value?.id === 'number' &&
    fieldNames.every((name) => typeof value.inquiry?.[name] === 'string')
  );
}

/** The inquiries kept for this tab, newest first; none where storage is denied or holds anything else. */
export function readFallbacks(): readonly MailFallback[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(fallbacksKey) ?? '[]');
    if (!Array.isArray(saved)) return [];
    return saved
      .filter(isMailFallback)
      .map(({ id, inquiry }) => ({ id, inquiry: parseInquiry(inquiry) }));
  } catch {
    return [];
  }
}

/** Whether this tab has kept any, even if none of them is left; false where storage is denied. */
export function hasSavedFallbacks(): boolean {
  try {
    return sessionStorage.getItem(fallbacksKey) !== null;
  } catch {
    return false;
  }
}

/**
 * Keeps the inquiries of this page for the tab, beside those that another of its pages has added.
 *
 * @returns whether a reload would bring them back: false where storage is denied or full
 */
export function saveFallbacks(fallbacks: readonly MailFallback[]): boolean {
  const others = readFallbacks().filter((saved) => fallbacks.every(({ id }) => id !== saved.id));
  return save([...fallbacks, ...others]);
}

/** Removes an inquiry that has arrived, or that the visitor has dismissed. */
export function removeFallback(id: number): void {
  const saved = readFallbacks();
  if (saved.some((each) => each.id === id)) save(saved.filter((each) => each.id !== id));
}

function save(fallbacks: readonly MailFallback[]): boolean {
  try {
    // An empty list tells the other pages of this tab that none is left.
    sessionStorage.setItem(fallbacksKey, JSON.stringify(fallbacks));
    return true;
  } catch {
    return false;
  }
}
