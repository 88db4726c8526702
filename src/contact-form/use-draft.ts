import { type RefObject, useLayoutEffect, useState } from 'react';
import { fieldNames } from './fields.ts';
import { readDraft } from './draft.ts';
import { findField, writeFields } from './field-values.ts';
import { findForm } from './find-form.ts';
import { createInquiry } from './inquiry.ts';

interface FormBefore {
  readonly form: HTMLFormElement;
  /** The focused field. */
  readonly focused: Element | null;
}

/** The form of the last render: it keeps its text after it is removed from the document. */
let remembered: FormBefore | null = null;

/** Remembers the form in the document, and its focus, before React replaces it. */
export function rememberForm(): FormBefore | null {
  const form = typeof document === 'undefined' ? null : findForm();
  if (!form) return remembered;
  const { activeElement } = document;
  remembered = { form, focused: form.contains(activeElement) ? activeElement : null };
  return remembered;
}

/** Restores the focus, and the caret where the browser exposes its position: not in an email field. */
function restoreFocus(focused: Element): void {
  const name = fieldNames.find((each) => each === focused.getAttribute('name'));
  const field = name && findField(name);
  if (!field) return;
  field.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = focused as HTMLInputElement;
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Keeps what was typed if React replaces the form in the document instead of hydrating it: after a failed hydration,
 * because an extension has changed the page, or after a crash. Until that moment the text is read from the old form:
 * a field may be filled without any event.
 */
export function usePreservedText(ref: RefObject<HTMLFormElement | null>): void {
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
