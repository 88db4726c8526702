import { rootData } from '../root-data.ts';
import { findForm } from './find-form.ts';
import { isNoticeShown, showNotice } from './notice.ts';
import { submitTimeout } from './submit-timeout.ts';

/**
 * Takes the submit that waits for the form's code.
 *
 * @returns its time, of `performance.now()`; null if none is waiting
 */
export function takeHeldSubmit(): number | null {
  const heldAt = rootData().held;
  delete rootData().held;
  window.onbeforeunload = null;
  return heldAt ? Number(heldAt) : null;
}

/** Marks the form as handled by its own code from now on. */
export function stopHoldingSubmits(form: HTMLFormElement): void {
  form.dataset['ready'] = '1';
}

/** Astro's element around an island; `start`, which is not public API, reloads its code (decision 23). */
type AstroIslandElement = EventTarget & { start?(): unknown };

/** Holds a submit until the form's code takes it; if none has after {@link submitTimeout}, the notice shows. */
export function startHoldingSubmits(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failed: AstroIslandElement | null = null;
  const giveUp = () => {
    if (takeHeldSubmit()) showNotice(true);
  };
  const loadAgain = () => {
    failed?.start?.();
    failed = null;
  };
  // Dispatched by Astro on an island whose code failed to load twice.
  addEventListener('astro:hydration-error', ({ target }) => {
    if (!(target as Element).contains(findForm())) return;
    failed = target;
    giveUp();
  });
  addEventListener('focusin', loadAgain);
  // A page that returns from the back/forward cache must not submit by itself.
  addEventListener('pagehide', takeHeldSubmit);
  // The text was sent or cleared on another page of this tab.
  addEventListener('reset', () => showNotice(false));
  addEventListener('input', () => {
    if (isNoticeShown()) showNotice(true);
  });
  addEventListener(
    'submit',
    (event) => {
      const form = findForm();
      if (!form || event.target !== form || form.dataset['ready']) return;
      event.preventDefault();
      if (rootData().held) return;
      rootData().held = `${performance.now()}`;
      // Closing the tab would lose the text: the browser asks first, also before a reload, which it cannot tell apart.
      window.onbeforeunload = () => true;
      showNotice(false);
      loadAgain();
      clearTimeout(timer);
      timer = setTimeout(giveUp, submitTimeout);
    },
    true,
  );
}
