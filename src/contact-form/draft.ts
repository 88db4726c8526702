import { type FieldName, fieldNames, type Inquiry, mapFields } from './fields.ts';

/**
 * What is kept for the tab (F11, F12). `typing`: goes back into the form after a reload, a crash or a way
 * back, also where the page went while sending. `handed-over`: the mail program was asked to open, so the
 * panel with the whole message comes back.
 */
export type Draft =
  | { readonly phase: 'typing'; readonly values: Inquiry }
  | { readonly phase: 'handed-over'; readonly values: Inquiry };

/** The part of `Storage` that a draft needs. Any call may throw: storage denied, quota full. */
export type StoragePort = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The key in session storage. */
export const draftKey = 'inquiry-draft';

// Raised whenever the shape changes: a tab that was open across a release then starts afresh.
const version = 1;

// In UTF-16 units. No browser keeps more than 5 MiB for an origin, so a longer text was never written here.
const largestDraft = 5 * 1024 * 1024;

/** The shape hoped for; reading anything else either throws or fails a check. */
type Kept = {
  readonly version: unknown;
  readonly phase: unknown;
  readonly values: Readonly<Record<FieldName, unknown>>;
};

function isInquiry(values: Kept['values']): values is Inquiry {
  return fieldNames.every((name) => typeof values[name] === 'string');
}

/**
 * The draft kept for this tab, or null where there is none that can be trusted: storage denied, no JSON,
 * another version, another shape, a value that is no string, a text no browser would have kept. Never throws.
 */
export function readDraft(storage: StoragePort | null): Draft | null {
  try {
    const text = storage?.getItem(draftKey);
    if (!text || text.length > largestDraft) return null;
    const kept: Kept = JSON.parse(text);
    const { phase, values } = kept;
    if (kept.version !== version || (phase !== 'typing' && phase !== 'handed-over')) return null;
    // A copy, so that no other name that stands in the text comes along.
    return isInquiry(values) ? { phase, values: mapFields(values, (value) => value) } : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a draft for the tab in place of the one before (F12). JSON escapes lone surrogates, so every
 * UTF-16 text comes back unit for unit.
 *
 * @returns false when it could not be kept (storage denied or full), and then an earlier draft stays as it
 * was. Never throws.
 */
export function keepDraft(storage: StoragePort | null, draft: Draft): boolean {
  try {
    const text = JSON.stringify({ version, phase: draft.phase, values: draft.values });
    if (!storage || text.length > largestDraft) return false;
    storage.setItem(draftKey, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets the draft: the service has confirmed, or the visitor cleared it (F12). Never throws. */
export function clearDraft(storage: StoragePort | null): void {
  try {
    storage?.removeItem(draftKey);
  } catch {
    // Storage that refuses to be cleared never held a draft.
  }
}

/**
 * The tab's storage, or null where the browser has none to give.
 *
 * @param get reads `sessionStorage`: where storage is denied the property itself throws a SecurityError,
 * and some embedded browsers answer null
 */
export function tabStorage(get: () => Storage | null): StoragePort | null {
  try {
    return get();
  } catch {
    return null;
  }
}
