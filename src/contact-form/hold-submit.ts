import {
  findForm,
  formCodeFailedEvent,
  showUnavailableNotice,
  unhandledSubmitEvent,
} from './shared-with-inline-script.ts';

/** Milliseconds that a submit waits for the form's code. */
const holdTime = 8000;

/** Holds a submit until the form's code takes it; without that code it goes to the mail fallback, or shows the notice. */
export function startHoldingSubmits(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = () => {
    const form = findForm();
    if (!form?.dataset['held']) return;
    delete form.dataset['held'];
    showUnavailableNotice(
      form.dispatchEvent(new Event(unhandledSubmitEvent, { bubbles: true, cancelable: true })),
    );
  };
  addEventListener(formCodeFailedEvent, giveUp);
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
      timer = setTimeout(giveUp, holdTime);
    },
    true,
  );
}
