import { fieldNames } from '../fields.ts';
import { type Inquiry, parseInquiry } from './inquiry.ts';

/** An inquiry that was opened in the mail client and is not confirmed. */
export interface Fallback {
  readonly id: number;
  readonly inquiry: Inquiry;
}

/** The key in session storage. Not part of the draft: the form below the panel can hold the next message. */
export const fallbacksKey = 'mail-fallbacks';

// Another version of the site, with other fields, may have saved it.
function isFallback(value: Partial<Fallback> | null): value is Fallback {
  return fieldNames.every((name) => typeof value?.inquiry?.[name] === 'string');
}

/** The inquiries kept for this tab, newest first; none where storage is denied or holds anything else. */
export function readFallbacks(): readonly Fallback[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(fallbacksKey) ?? '[]');
    if (!Array.isArray(saved)) return [];
    return saved
      .filter(isFallback)
      .map(({ id, inquiry }) => ({ id, inquiry: parseInquiry(inquiry) }));
  } catch {
    return [];
  }
}

/** @returns whether a reload would bring them back: false where storage is denied or full */
export function saveFallbacks(fallbacks: readonly Fallback[]): boolean {
  try {
    if (fallbacks.length > 0) sessionStorage.setItem(fallbacksKey, JSON.stringify(fallbacks));
    else sessionStorage.removeItem(fallbacksKey);
    return true;
  } catch {
    return false;
  }
}
