import { findFields } from './form-element.ts';

/** The key in session storage of what is typed into the form, as one text for each field that is not empty. */
export const draftKey = 'contact-draft';

type Draft = Record<string, string>;

/** Where storage is denied or full, the draft lasts as long as the page. */
const page = globalThis as { contactDraft?: string | undefined };

/** The draft of this tab; empty where there is none, or something else wrote under its key. */
export function readDraft(): Draft {
  try {
    return { ...JSON.parse(page.contactDraft ?? sessionStorage.getItem(draftKey) ?? '{}') };
  } catch {
    return {};
  }
}

function writeDraft(draft: Draft): void {
  const text = JSON.stringify(draft);
  page.contactDraft = text;
  try {
    if (text === '{}') sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, text);
    delete page.contactDraft;
  } catch {
    // Denied or full.
  }
}

/** Only for an inquiry that is delivered or saved elsewhere, or when the visitor clears the form. */
export function deleteDraft(): void {
  writeDraft({});
}

/** Puts the draft into the fields that are empty: never one that the visitor has emptied, which is no longer in it. */
function restoreDraft(): void {
  const draft = readDraft();
  for (const field of findFields()) field.value ||= draft[field.name] ?? '';
}

/**
 * Keeps what the fields hold from the first letter on. Only the visitor takes a text out of the draft: a program that
 * empties a field does not.
 *
 * @returns {@link restoreDraft}, for the fields that are parsed later
 */
export function startKeepingDraft(): () => void {
  const save = ({ isTrusted, target }: Event) => {
    const draft = readDraft();
    for (const field of findFields()) {
      if (field.value) draft[field.name] = field.value;
      else if (isTrusted && field === target) delete draft[field.name];
    }
    writeDraft(draft);
  };
  // Not only `input`: a password manager may fill the fields without an event.
  for (const type of ['input', 'submit', 'pagehide']) addEventListener(type, save, true);

  return restoreDraft;
}
