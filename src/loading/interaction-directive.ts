import type { ClientDirective } from 'astro';
import { afterPaint } from '../after-paint.ts';

// Not `resize`, which a phone dispatches as the page loads.
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * `client:interaction` hydrates an island on the first user interaction, and after 10 s at the latest.
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
  setTimeout(start, 10_000);
};

export default hydrateOnInteraction;
