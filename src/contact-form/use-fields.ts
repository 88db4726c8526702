import { type RefObject, useLayoutEffect, useState } from 'react';
import { type FieldName, isEmpty, readFields, writeFields } from './fields.ts';
import { type Arrival, chooseText, draft, readVisit } from './storage.ts';
import { invalidFields, parseInquiry } from './validate.ts';

/** Puts the tab's text into the fields of a form. From then on, draft and errors follow what they hold, whoever changes it. */
export function useFields(form: RefObject<HTMLFormElement | null>) {
  // Before hydration, a submit would do nothing.
  const [isReady, setReady] = useState(false);
  /** Null until a submit; from then on, the rules run on every change. */
  const [invalid, setInvalid] = useState<readonly FieldName[] | null>(null);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;

    function follow(): void {
      const text = readFields(element);
      draft.write(text);
      const found = invalidFields(parseInquiry(text));
      // The same object if nothing changed, so that a key press causes no render.
      setInvalid((now) => (now === null || now.join() === found.join() ? now : found));
    }

    function followFocus(focused: EventTarget | null): void {
      // A press on the button is a submit, which checks the fields anyway. If errors went before it, the button would
      // move away from the pointer. Safari does not focus a pressed button, but the form around it.
      if (!(focused instanceof HTMLButtonElement) && focused !== element) follow();
    }

    function fill(how: Arrival): void {
      writeFields(element, chooseText(how, readFields(element), draft));
      follow();
    }

    draft.check();
    const { arrivedBy } = readVisit();
    fill(arrivedBy);
    setReady(true);
    const listening = new AbortController();
    const { signal } = listening;
    // Not React's own events, which leave out a `change` after a program has set the value. A value that is set without
    // any event is found at the next focus or blur.
    for (const type of ['input', 'change']) element.addEventListener(type, follow, { signal });
    element.addEventListener('focusin', ({ target }) => followFocus(target), { signal });
    element.addEventListener('focusout', (event) => followFocus(event.relatedTarget), { signal });
    addEventListener('pagehide', follow, { signal });
    function onPageShow({ persisted }: PageTransitionEvent): void {
      fill(persisted ? 'back_forward' : arrivedBy);
      // Sent or deleted on another page of the tab, while this one was in the back/forward cache.
      if (persisted && isEmpty(draft.read())) setInvalid(null);
    }
    // Not only after going back: some browsers restore fields after the code has started.
    addEventListener('pageshow', onPageShow, { signal });
    return () => listening.abort();
  }, [form]);

  return { isReady, invalid, setInvalid };
}
