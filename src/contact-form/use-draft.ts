import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { currentText, type Draft, readSaved } from './draft.ts';
import { createInquiry, fieldNames, type Inquiry } from './fields.ts';
import { findField, findSaved, formId, readFields, saveText, writeFields } from './form-dom.ts';

/**
 * In Firefox 153, a page restored from the back/forward cache reads session storage as it was when the visitor left. An
 * `unload` listener keeps a page out of that cache. The permissions policy refuses it elsewhere; Firefox has none.
 */
function avoidOldStorage(): void {
  if (CSS.supports('-moz-appearance', 'none')) addEventListener('unload', () => undefined);
}

type InputEventLike = { readonly isTrusted: boolean; readonly target: EventTarget | null };

/** The form in the document before React renders it: prerendered, and perhaps already typed into. */
function findFormBefore() {
  if (typeof document === 'undefined') return null;
  return {
    form: document.querySelector<HTMLFormElement>(`form#${formId}`),
    focused: document.activeElement,
  };
}

/** Restores focus and caret if React replaced the form, which it does when an extension has changed the page. */
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
 * Fills the form with the current text, keeps its draft for the tab, and follows changes from other pages in the tab.
 *
 * @param onFill called when the hook may have changed the fields
 */
export function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  draft: Draft,
  onFill: (text: Inquiry) => void,
) {
  const [before] = useState(findFormBefore);

  const save = (typed?: InputEventLike): void => {
    const form = ref.current;
    if (!form) return;
    const shown = readFields(form);
    const kept = draft.read();
    const text = createInquiry(({ name }) => {
      // Only the visitor takes text out of the draft: an extension that empties a field does not.
      const isTyped = typed?.isTrusted && typed.target === findField(form, name);
      return isTyped ? shown[name] : shown[name] || kept[name];
    });
    saveText(form, draft, text);
  };

  /** @param from the form that holds the text, if React has just replaced it */
  const fill = (from = ref.current) => {
    if (!ref.current || !from) return;
    const saved = readSaved(findSaved(from)?.value ?? '');
    const text = currentText(readFields(from), saved, draft.read());
    writeFields(ref.current, text);
    saveText(ref.current, draft, text);
    onFill(text);
  };
  const fillLatest = useEffectEvent(fill);
  const saveLatest = useEffectEvent(() => save());

  useLayoutEffect(() => {
    avoidOldStorage();
    const form = ref.current;
    // Read only now: the form that React replaces can be typed into up to this moment.
    fillLatest(before?.form ?? undefined);
    if (form && before?.form && before.form !== form) {
      restoreFocus(form, before.form, before.focused);
    }
    const onPageShow = () => fillLatest();
    const onPageHide = () => saveLatest();
    // On return from the back/forward cache; on load, some browsers restore fields after the code has started.
    addEventListener('pageshow', onPageShow);
    // Not only on typing: a password manager may fill the fields without an event.
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pageshow', onPageShow);
      removeEventListener('pagehide', onPageHide);
      // A crash removes the form, but not what was typed.
      saveLatest();
    };
  }, [before, ref]);

  /** Saves what the fields hold; with an event, what the visitor or an extension has just put into one. */
  return save;
}
