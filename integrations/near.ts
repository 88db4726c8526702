import type { ClientDirective } from 'astro';

/**
 * Hydrates an island when it is near the window: `client:near="800px"` names the distance. Where a pointer can hover, on computers, it
 * comes in an idle moment after the page has loaded at the latest: programs press buttons without scrolling to them.
 */
const near: ClientDirective = (load, { value: rootMargin }, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) hydrate();
    },
    { rootMargin },
  );
  for (const child of island.children) observer.observe(child);
  if (matchMedia('(any-hover: hover)').matches) {
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  }

  function whenIdle(): void {
    // Safari has no idle callbacks.
    (globalThis.requestIdleCallback ?? setTimeout)(hydrate);
  }
  let hasStarted = false;
  async function hydrate(): Promise<void> {
    if (hasStarted) return;
    hasStarted = true;
    observer.disconnect();
    await (await load())();
  }
};

export default near;
