const root = () => document.documentElement.dataset;

const showAll = () => {
  delete root()['deferred'];
};

/**
 * Leaves what is below the first screen unrendered (`layout.css`), so that neither the first paint nor the switch of the fonts
 * waits for it.
 */
export function deferSections(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  // A hash and a place that the browser restores need each section's height.
  if (location.hash || !isNew) return;
  root()['deferred'] = '';
  addEventListener('beforeprint', showAll);
  // Before the browser moves to a part of the page.
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a[href*="#"]')) showAll();
    },
    true,
  );
}

/** Renders the rest of the page, a section in each frame. */
export async function showDeferredSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('.section, .site-footer')) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    section.dataset['shown'] = '';
  }
  showAll();
}
