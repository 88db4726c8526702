import type { ClientDirective } from 'astro';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'resize'] as const;

/** Milliseconds after which a visitor has the island without having done anything. */
const latest = 10_000;

/**
 * `client:interaction` hydrates an island once the visitor does something, and after {@link latest} at the latest. Until then
 * native elements and the inline script answer, and the page loads without a task of React's.
 */
const hydrateOnInteraction: ClientDirective = (load) => {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    // What the visitor did is answered and painted first. Safari has no idle callbacks.
    (globalThis.requestIdleCallback ?? setTimeout)(async () => (await load())(), { timeout: 500 });
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, once: true });
  setTimeout(start, latest);
};

export default hydrateOnInteraction;
