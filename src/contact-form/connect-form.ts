import { isEmpty, readFields } from './fields.ts';
import { inquiryStore } from './page-store.ts';

/** How the browser came to the page that it has loaded. */
function navigationType(): NavigationTimingType {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type ?? 'navigate';
}

/**
 * Lets the store follow the fields of a form.
 *
 * @param onUse called as soon as there is a text in the form, or the visitor goes to it
 * @returns a function that ends it
 */
export function connectForm(form: HTMLFormElement, onUse: () => void): () => void {
  const { connect, follow } = inquiryStore;
  const listening = new AbortController();
  const { signal } = listening;
  const disconnect = connect(form, navigationType());
  if (!isEmpty(readFields(form))) onUse();
  for (const type of ['focusin', 'input'])
    form.addEventListener(type, onUse, { once: true, signal });

  function followFocus(focused: EventTarget | null): void {
    // A press on the button is a submit, which checks the fields anyway. If errors went before it, the button would
    // move away from the pointer. Safari does not focus a pressed button, but the form around it.
    if (!(focused instanceof HTMLButtonElement) && focused !== form) follow();
  }
  // Not React's own events, which leave out a `change` after a program has set the value. A value that is set without
  // any event is found at the next focus or blur.
  for (const type of ['input', 'change']) form.addEventListener(type, follow, { signal });
  form.addEventListener('focusin', ({ target }) => followFocus(target), { signal });
  form.addEventListener('focusout', (event) => followFocus(event.relatedTarget), { signal });

  return () => {
    listening.abort();
    disconnect();
  };
}
