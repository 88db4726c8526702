import { findForm } from './shared-with-inline-script.ts';

/** The key in session storage of what is typed into the form, as `[name, value]` pairs. */
export const draftKey = 'contact-draft';

type Entry = readonly [name: string, value: string];

/** The draft kept for this tab; empty where there is none or storage is denied. */
function readDraft(): readonly Entry[] {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? '[]');
  } catch {
    return [];
  }
}

/**
 * Keeps the draft equal to what the fields hold, from the first letter on.
 *
 * @returns a function that restores the draft into the empty fields of the document while it is parsed
 */
export function startPersistingDraft(): () => void {
  let draft = readDraft();
  const save = () => {
    const form = findForm();
    if (!form) return;
    const typed = [...new FormData(form)].filter(([, value]) => value);
    try {
      if (typed.length > 0) sessionStorage.setItem(draftKey, JSON.stringify(typed));
      else sessionStorage.removeItem(draftKey);
    } catch {
      // Storage denied or full: the text stays in the fields.
    }
  };
  addEventListener('input', ({ target }) => {
    if (findForm()?.contains(target as Node)) save();
  });
  // A password manager may fill the fields without an event.
  addEventListener('submit', save, true);
  addEventListener('pagehide', save);
  return () => {
    try {
      // Each field once: what the visitor has emptied since stays empty.
      draft = draft.filter(([name, value]) => {
        const field = findForm()?.elements.namedItem(name) as HTMLInputElement | null;
        if (field && !field.value) field.value = value;
        return !field;
      });
    } catch {
      // Something else wrote under this key: there is nothing to restore.
    }
  };
}
