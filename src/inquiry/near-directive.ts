import type { ClientDirective } from 'astro';

/** How far below the window the form may be when its code is fetched: about one screen of scrolling ahead. */
const margin = '800px';

/** `client:near`: fetches a component's code when it nears the window, or when focus reaches it first. */
const near: ClientDirective = (load, _options, element) => {
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    observer.disconnect();
    const hydrate = await load();
    await hydrate();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) start();
    },
    { rootMargin: margin },
  );
  element.addEventListener('focusin', start, { once: true });
  // The island's own element has no box; its children have.
  for (const child of element.children) observer.observe(child);
};

export default near;
