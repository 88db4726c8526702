import { clearDraft, keepDraft, readDraft, tabStorage } from './draft.ts';
import { isEmpty } from './fields.ts';
import { fillEmptyFields, findForm, formId, readFields, showForm } from './form-elements.ts';

/** Milliseconds without a key press after which the draft is written: a pause, not every letter. */
const pause = 250;

/**
 * Keeps what is typed for the tab, from before the form's own code has arrived until the page goes (F12), and
 * puts a kept draft back into the form. Part of the small script of every page; does nothing without the form.
 */
export function startKeepingTyping(): void {
  const form = findForm();
  if (!form) return;
  const storage = tabStorage(() => sessionStorage);
  const draft = readDraft(storage);
  // One that was handed over is on its way to the panel. Should the form's code never arrive, it is here.
  if (draft) fillEmptyFields(form, draft.values);
  if (draft?.phase !== 'handed-over') showForm();

  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const now = findForm();
    if (!now) return;
    const values = readFields(now);
    if (!isEmpty(values)) keepDraft(storage, { phase: 'typing', values });
    else if (readDraft(storage)?.phase === 'typing') clearDraft(storage);
  };
  const keepIfPending = () => timer !== undefined && keep();
  document.addEventListener('input', (event) => {
    if (event.target instanceof Element && event.target.closest(`#${formId}`)) {
      clearTimeout(timer);
      timer = setTimeout(keep, pause);
    }
  });
  // From the press on, the draft is in the hands of the sending: no late write may overtake it.
  document.addEventListener('submit', keepIfPending, true);
  addEventListener('pagehide', keepIfPending);
  document.addEventListener('visibilitychange', keepIfPending);
}
