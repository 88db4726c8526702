import { findForm } from './form-element.ts';
import { isNoticeShown, showNotice } from './notice.ts';

/** Milliseconds that a submit waits for the form's code. */
const holdTime = 8000;

/** On the root, outside of what React may render again: when the held submit was made, as `performance.now()` counts. */
const root = () => document.documentElement.dataset;

/** The time of the submit that waits for the form's code, which from now on has it; null where none waits. */
export function takeHeldSubmit(): number | null {
  const heldAt = root()['held'];
  delete root()['held'];
  return heldAt ? Number(heldAt) : null;
}

/** Says that the form's code handles submits from now on. */
export function stopHoldingSubmits(form: HTMLFormElement): void {
  form.dataset['ready'] = '1';
}

/** Astro's element around an island; to start it again loads its code again. */
type Island = EventTarget & { start?(): unknown };

/** Holds a submit until the form's code takes it; without that code the notice shows. */
export function startHoldingSubmits(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed: Island | null = null;
  const giveUp = () => {
    if (takeHeldSubmit()) showNotice(true);
  };
  const loadAgain = () => {
    failed?.start?.();
    failed = null;
  };
  // Dispatched by Astro on an island whose code could not be loaded twice.
  addEventListener('astro:hydration-error', ({ target }) => {
    if (!(target as Element).contains(findForm())) return;
    failed = target;
    giveUp();
  });
  addEventListener('focusin', loadAgain);
  addEventListener('input', () => {
    if (isNoticeShown()) showNotice(true);
  });
  addEventListener(
    'submit',
    (event) => {
      const form = findForm();
      if (!form || event.target !== form || form.dataset['ready']) return;
      event.preventDefault();
      if (root()['held']) return;
      root()['held'] = `${performance.now()}`;
      showNotice(false);
      loadAgain();
      clearTimeout(timer);
      timer = setTimeout(giveUp, holdTime);
    },
    true,
  );
}
