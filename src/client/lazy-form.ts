import { formCodeFailedEvent } from '../contact-form/shared-with-inline-script.ts';

/** How far below the window the form may be when its code is fetched: about one screen of scrolling ahead. */
const margin = '800px';

/** Milliseconds before the one further try to fetch the code. */
const importRetryDelay = 1000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Fetches the form's code when the form nears the window, or when focus or a submit reaches it first, and beside it
 * `submit-without-react.ts`, which takes a submit where that code cannot be had. The next time that
 * it nears, is focused or is submitted tries again.
 */
export function startLazyForm(): void {
  const island = document.querySelector<HTMLElement>('[data-form-code]');
  if (!island) return;
  const { formCode = '', submitWithoutReact = '' } = island.dataset;
  const fetchCode = () => import(/* @vite-ignore */ formCode);
  let isRequested = false;
  const load = async () => {
    isRequested = true;
    const otherCode = import(/* @vite-ignore */ submitWithoutReact).catch(() => undefined);
    try {
      await fetchCode().catch(() => sleep(importRetryDelay).then(fetchCode));
    } catch (error) {
      console.error('The code of the contact form could not be loaded.', error);
      isRequested = false;
      await otherCode;
      dispatchEvent(new Event(formCodeFailedEvent));
    }
  };
  const start = () => {
    if (!isRequested) load();
  };
  const nearing = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: margin },
  );
  nearing.observe(island);
  for (const name of ['focusin', 'submit']) island.addEventListener(name, start);
}
