import type { ClientDirective } from 'astro';

// Not `resize`, which a phone dispatches as the page loads.
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Milliseconds after which an island hydrates without any interaction. */
const longestWait = 10_000;

/**
 * `client:interaction` hydrates an island on the first user interaction, and after {@link longestWait} at the latest.
 * Until then native elements and the inline script respond, and the page loads without any React task.
 */
const hydrateOnInteraction: ClientDirective = (load) => {
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    // The response to the interaction is painted first. Safari has no idle callbacks.
    const whenIdle = globalThis.requestIdleCallback ?? afterPaint;
    whenIdle(async () => (await load())(), { timeout: 500 });
  };
  for (const type of interactions) addEventListener(type, start, { capture: true, once: true });
  setTimeout(start, longestWait);
};

const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

export default hydrateOnInteraction;
