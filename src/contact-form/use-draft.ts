import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { currentText, type Draft, readSaved } from './draft.ts';
import { createInquiry, fieldNames, type Inquiry } from './fields.ts';
import { findField, formId, readFields, writeFields } from './form-fields.ts';

/**
 * The name of the hidden field that holds what the page saved last. The browser restores it together with the others
 * when the visitor comes back, so that {@link currentText} can tell saved text from newer one.
 */
export const savedName = 'saved-draft';

const findSaved = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>(`[name="${savedName}"]`);

/** Saves a text as the draft, and in the form that it is saved. */
export function saveText(form: HTMLFormElement | null, draft: Draft, text: Inquiry): void {
  draft.write(text);
  const saved = form && findSaved(form);
  if (saved) saved.value = draft.isKept() ? JSON.stringify(text) : '';
}

/** The form in the document before React renders it: prerendered, and perhaps typed into. */
function findFormBefore() {
  if (typeof document === 'undefined') return null;
  return {
    form: document.querySelector<HTMLFormElement>(`form#${formId}`),
    focused: document.activeElement,
  };
}

/** Restores focus and caret where React has replaced the form, which it does if an extension had changed the page. */
function restoreFocus(form: HTMLFormElement, before: HTMLFormElement, focused: Element | null) {
  const name = fieldNames.find((each) => findField(before, each) === focused);
  const field = name && findField(form, name);
  if (!field || document.activeElement !== document.body) return;
  field.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = focused as HTMLInputElement;
  // Null in an email field.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Fills the form with the current text, keeps its draft for the tab, and follows what other pages of the tab make of it.
 *
 * @param onFill called when the hook may have changed the fields
 * @returns the function that saves what the fields hold
 */
export function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  draft: Draft,
  onFill: (text: Inquiry) => void,
): (event?: { readonly isTrusted: boolean; readonly target: EventTarget | null }) => void {
  const [before] = useState(findFormBefore);

  const save: ReturnType<typeof useDraft> = (event) => {
    const form = ref.current;
    if (!form) return;
    const shown = readFields(form);
    const stored = draft.read();
    // Only the visitor takes text out of the draft: a program that empties a field does not.
    const text = createInquiry(({ name }) => {
      const isDeleted = event?.isTrusted && event.target === findField(form, name);
      return shown[name] || (isDeleted ? '' : stored[name]);
    });
    saveText(form, draft, text);
  };

  const fill = useEffectEvent((from: HTMLFormElement | null) => {
    const form = ref.current;
    if (!form) return;
    const source = from ?? form;
    const text = currentText(
      readFields(source),
      readSaved(findSaved(source)?.value ?? ''),
      draft.read(),
    );
    writeFields(form, text);
    save();
    onFill(text);
  });
  const keep = useEffectEvent(() => save());

  useLayoutEffect(() => {
    const form = ref.current;
    // Read only now: the form that React replaces can be typed into up to this moment.
    fill(before?.form ?? null);
    if (form && before?.form && before.form !== form) {
      restoreFocus(form, before.form, before.focused);
    }
    const onPageShow = () => fill(null);
    const onPageHide = () => keep();
    // Back from the back/forward cache; on loading, some browsers restore fields after the code has started.
    addEventListener('pageshow', onPageShow);
    // Not only when typing: a password manager may fill the fields without an event.
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pageshow', onPageShow);
      removeEventListener('pagehide', onPageHide);
      // A crash removes the form, but not what was typed.
      keep();
    };
  }, [before, ref]);

  return save;
}
