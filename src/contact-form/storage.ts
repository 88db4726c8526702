import { visibleLength } from './characters.ts';
import { createInquiry, type Inquiry, isEmpty, isSame } from './fields.ts';

/** The session storage keys: for what is in the form, and for what is in panels above it. */
export const draftKey = 'contact-draft';
export const unsentKey = 'unsent-inquiries';

/** More panels than a visitor ever has; an extension's list under the same key may be of any length. */
const maxUnsent = 50;

/**
 * One key of the tab's session storage; memory, if the browser denies storage, has no room, or keeps nothing. Nothing
 * here throws.
 *
 * @param parse gets whatever was stored, by whomever; null if that is not JSON
 * @param isNothing whether to remove the key
 */
function createTabStorage<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  isNothing: (value: Value) => boolean,
) {
  /** Undefined as long as storage works. */
  let memory: Value | undefined;

  /** Returns whether storage has the text; null removes the key. */
  function store(text: string | null): boolean {
    try {
      // Storage without room still has what is in it.
      if (sessionStorage.getItem(key) === text) return true;
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
      // A privacy extension may replace storage with one that keeps nothing.
      return sessionStorage.getItem(key) === text;
    } catch {
      return false;
    }
  }

  function read(): Value {
    if (memory !== undefined) return memory;
    try {
      return parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    } catch {
      return parse(null);
    }
  }

  function write(value: Value): void {
    const isStored = store(isNothing(value) ? null : JSON.stringify(value));
    memory = isStored ? undefined : value;
  }

  return {
    read,
    write,
    /** Whether a reload would bring back what was written. */
    isPersistent: () => memory === undefined,
    /** Finds out whether storage works. Not to be called while rendering: it writes. */
    check(): void {
      const value = read();
      if (isNothing(value) && !store('""')) memory = value;
      else write(value);
    },
  };
}

/** A property of what was stored, if that is an object. */
const property = (stored: unknown, name: string): unknown =>
  typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;

/** The texts in what was stored, perhaps by a version of the site with other fields. All else is left out. */
function parseInquiryTexts(stored: unknown): Inquiry {
  return createInquiry(({ name }) => {
    const text = property(stored, name);
    return typeof text === 'string' ? text : '';
  });
}

/** The text that the tab keeps while the visitor writes. */
export const createDraft = () => createTabStorage(draftKey, parseInquiryTexts, isEmpty);

/** An inquiry that was opened in the mail client and that the visitor is not done with. */
export interface UnsentInquiry {
  /** The ID of its outcome, on this page. */
  readonly id: number;
  readonly inquiry: Inquiry;
}

/**
 * The unsent inquiries of the tab, newest first.
 *
 * @param nextId gives an outcome its ID
 */
export function createUnsentInquiries(nextId: () => number) {
  function parse(stored: unknown): readonly UnsentInquiry[] {
    const found: UnsentInquiry[] = [];
    for (const entry of Array.isArray(stored) ? stored : []) {
      const inquiry = parseInquiryTexts(property(entry, 'inquiry'));
      const isVisible = Object.values(inquiry).some(visibleLength);
      if (!isVisible || found.some((each) => isSame(each.inquiry, inquiry))) continue;
      found.push({ id: nextId(), inquiry });
      if (found.length === maxUnsent) break;
    }
    return found;
  }
  return createTabStorage(unsentKey, parse, (list) => list.length === 0);
}

interface DraftAndFields {
  /** How the browser came to the page; `back_forward` also if it had kept the page in its cache. */
  readonly navigation: NavigationTimingType;
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
 *   since. After a reload without a draft, it stays: it was typed before the code ran.
 * - If the browser keeps no draft: what the fields hold, as after a link.
 */
export function chooseText({ navigation, shown, draft, isPersistent }: DraftAndFields): Inquiry {
  const isReturn = navigation === 'reload' || navigation === 'back_forward';
  if (!isReturn || !isPersistent) return createInquiry(({ name }) => shown[name] || draft[name]);
  return navigation === 'reload' && isEmpty(draft) ? shown : draft;
}
