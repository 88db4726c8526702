import { findForm, showUnavailableNotice } from './shared-with-inline-script.ts';

/** Milliseconds that a submit waits for the form's code. */
const holdTime = 8000;

/** Holds a submit until the form's code takes it; without that code the notice shows. */
export function startHoldingSubmits(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  const giveUp = () => {
    const form = findForm();
    if (!form?.dataset['held']) return;
    delete form.dataset['held'];
    showUnavailableNotice(true);
  };
  // Dispatched by Astro on an island whose code cannot be loaded.
  addEventListener('astro:hydration-error', ({ target }) => {
    if (!(target instanceof Element) || !target.contains(findForm())) return;
    hasFailed = true;
    giveUp();
  });
  addEventListener(
    'submit',
    (event) => {
      const form = findForm();
      if (!form || event.target !== form || form.dataset['ready']) return;
      event.preventDefault();
      if (form.dataset['held']) return;
      form.dataset['held'] = `${performance.now()}`;
      showUnavailableNotice(false);
      clearTimeout(timer);
      timer = setTimeout(giveUp, hasFailed ? 0 : holdTime);
    },
    true,
  );
}
