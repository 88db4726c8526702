import type { ClientDirective } from 'astro';

/** How far below the window the form may be when its code is fetched: about one screen of scrolling ahead. */
const margin = '800px';

/**
 * `client:near`: fetches a component's code when it nears the window, or when focus reaches it first. Should the
 * code not arrive, what the component marks with `data-unloaded` is shown, and the next touch of it or a
 * network that comes back tries again.
 */
const near: ClientDirective = (load, _options, element) => {
  let started = false;
  const tellUnloaded = (isUnloaded: boolean) => {
    const notice = element.querySelector<HTMLElement>('[data-unloaded]');
    if (notice) notice.hidden = !isUnloaded;
  };
  const start = async () => {
    if (started) return;
    started = true;
    observer.disconnect();
    const hydrate = await load();
    if (started) tellUnloaded(false);
    await hydrate();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: margin },
  );
  // `load` never rejects: Astro tries twice and then tells by this event.
  element.addEventListener('astro:hydration-error', () => {
    started = false;
    tellUnloaded(true);
  });
  element.addEventListener('focusin', start);
  element.addEventListener('submit', start);
  addEventListener('online', start);
  // The island's own element has no box; its children have.
  for (const child of element.children) observer.observe(child);
};

export default near;
