import { type RefObject, useLayoutEffect, useState } from 'react';
import { fieldNames } from '../fields.ts';
import { readDraft } from './draft.ts';
import { findForm } from './form-element.ts';
import { findField, writeFields } from './form-elements.ts';
import { createInquiry } from './inquiry.ts';

interface FormBefore {
  readonly form: HTMLFormElement;
  /** The field of it that has the focus. */
  readonly focused: Element | null;
}

/** The form as React last had it: it keeps its text when it is taken out of the document. */
let remembered: FormBefore | null = null;

/** Remembers the form of the document, and the focus in it, before React puts another in its place. */
export function rememberForm(): FormBefore | null {
  const form = typeof document === 'undefined' ? null : findForm();
  if (!form) return remembered;
  const { activeElement } = document;
  remembered = { form, focused: form.contains(activeElement) ? activeElement : null };
  return remembered;
}

/** Puts the focus where it was, and the caret where the browser says where that was: not in a field for an address. */
function restoreFocus(focused: Element): void {
  const name = fieldNames.find((each) => each === focused.getAttribute('name'));
  const field = name && findField(name);
  if (!field) return;
  field.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = focused as HTMLInputElement;
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Keeps what was typed where React does not adopt the form of the document but puts another in its place: after a
 * failed hydration, because another program has changed the page, or after a crash. Until that moment the text
 * is read from the form before: a field may be filled without any event.
 */
export function useKeptText(ref: RefObject<HTMLFormElement | null>): void {
  const [before] = useState(rememberForm);
  useLayoutEffect(() => {
    const { form = null, focused = null } = before ?? {};
    const draft = readDraft();
    const kept = createInquiry(
      ({ name }) => findField(name)?.value || findField(name, form)?.value || draft[name] || '',
    );
    writeFields(kept);
    const isReplaced = form !== ref.current;
    if (isReplaced && focused && document.activeElement === document.body) restoreFocus(focused);
  }, [before, ref]);
}
