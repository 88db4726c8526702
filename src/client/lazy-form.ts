import { secondTry } from './second-try.ts';

/** How far below the window the form may be when its code is fetched: about one screen of scrolling ahead. */
const margin = '800px';

/** Milliseconds before the one further try to fetch the code. */
const patience = 1000;

/** Fetches and runs the code; it finds its place by itself. */
async function runCode(url: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ url);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, patience));
    const again = url + secondTry;
    await import(/* @vite-ignore */ again);
  }
}

/**
 * Fetches the form's code when the form nears the window, or when focus or a press reaches it first. Should the
 * code not arrive, what the form marks with `data-unloaded` is shown, and the next touch of the form or a
 * network that comes back tries again.
 */
export function startInquiryCode(): void {
  const place = document.querySelector<HTMLElement>('[data-code]');
  if (!place) return;
  const touches = ['focusin', 'submit'] as const;
  const tellUnloaded = (isUnloaded: boolean) => {
    const notice = place.querySelector<HTMLElement>('[data-unloaded]');
    if (notice) notice.hidden = !isUnloaded;
  };
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    observer.disconnect();
    try {
      await runCode(place.dataset['code'] ?? '');
      for (const name of touches) place.removeEventListener(name, start);
      removeEventListener('online', start);
      tellUnloaded(false);
    } catch (error) {
      console.error("The form's code did not start.", error);
      started = false;
      tellUnloaded(true);
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: margin },
  );
  for (const name of touches) place.addEventListener(name, start);
  addEventListener('online', start);
  observer.observe(place);
}
