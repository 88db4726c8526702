import { navigationType } from '../navigation-type.ts';
import { findFields, findForm } from './find-form.ts';

/** The session storage key of the form draft: one text for each field that is not empty. */
export const draftKey = 'contact-draft';

type Draft = Record<string, string>;

/**
 * If storage is denied or full, the draft lasts as long as the page. On the global object, since the inline script and the
 * islands each contain this module.
 */
const memory = globalThis as { contactDraft?: string | undefined };

/** The draft of this tab as it is stored; null if there is none, or storage is denied. */
export function storedDraft(): string | null {
  try {
    return memory.contactDraft ?? sessionStorage.getItem(draftKey);
  } catch {
    return null;
  }
}

/** The draft of this tab; empty if there is none, or if something else was stored under its key. */
export function readDraft(): Draft {
  try {
    return { ...JSON.parse(storedDraft() ?? '{}') };
  } catch {
    return {};
  }
}

function writeDraft(draft: Draft): void {
  const text = JSON.stringify(draft);
  memory.contactDraft = text;
  try {
    // An empty draft replaces an earlier one: it tells the other pages of this tab that the text is sent or cleared.
    if (text !== '{}' || sessionStorage.getItem(draftKey)) sessionStorage.setItem(draftKey, text);
    delete memory.contactDraft;
  } catch {
    // Denied or full.
  }
}

/** Call only when the inquiry is delivered or saved elsewhere, or the visitor clears the form. */
export function deleteDraft(): void {
  writeDraft({});
}

/** Restores the draft into empty fields. A field that the visitor has emptied is no longer in the draft. */
function restoreDraft(): void {
  const draft = readDraft();
  for (const field of findFields()) field.value ||= draft[field.name] ?? '';
}

/**
 * Saves the contents of the fields from the first character. Only the visitor removes a text from the draft: a
 * script that empties a field does not (decision 4).
 *
 * @returns {@link restoreDraft}, for fields that are parsed later
 */
export function startSavingDraft(): () => void {
  // Until `pageshow`, the browser may still restore what the fields contained when the page was left.
  let isRestoring = navigationType() === 'back_forward' && storedDraft() !== null;

  /**
   * After going back, fields contain what they contained when the page was left. Meanwhile another page of this tab may
   * have extended, sent or cleared the draft. After a crash, the browser may restore more of a field than it had stored of
   * the draft: a field that begins with the draft's text keeps it.
   */
  const takeOverDraft = () => {
    const draft = readDraft();
    const form = findForm();
    if (storedDraft() === '{}') form?.reset();
    for (const field of findFields()) {
      const text = draft[field.name] ?? '';
      if (!isRestoring || !field.value.startsWith(text)) field.value = text;
    }
    form?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const type of ['beforeinput', 'submit']) {
    addEventListener(type, () => isRestoring && takeOverDraft(), true);
  }

  const save = ({ isTrusted, target }: Event) => {
    const draft = readDraft();
    for (const field of findFields()) {
      const isTyped = isTrusted && field === target;
      if (isRestoring && !isTyped) continue;
      if (field.value) draft[field.name] = field.value;
      else if (isTyped) delete draft[field.name];
    }
    writeDraft(draft);
  };
  // Not only `input`: a password manager may fill the fields without an event.
  for (const type of ['input', 'submit', 'pagehide']) addEventListener(type, save, true);

  addEventListener('pageshow', ({ persisted }) => {
    if (isRestoring || (persisted && storedDraft() !== null)) takeOverDraft();
    isRestoring = false;
  });

  return restoreDraft;
}
