const root = () => document.documentElement.dataset;

const showAll = () => {
  delete root()['deferred'];
};

/**
 * Leaves what is not in view unrendered (`layout.css`): first for the sake of the first paint and the switch of the fonts, then
 * for the sake of each interaction. Ends where the place of a section has to be exact: before a move in the page, and in a
 * window of another width.
 */
export function deferSections(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A hash and a place that the browser restores need each section's height.
  if (location.hash || navigation?.type !== 'navigate') return;
  root()['deferred'] = '';
  // Not by `resize`, which comes on a phone without another width: to read the width there lays the page out.
  matchMedia(`(width < ${innerWidth - 1}px) or (width > ${innerWidth + 1}px)`).onchange = showAll;
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a[href*="#"]')) showAll();
    },
    true,
  );
}

/** Renders the rest of the page once, a section in each frame: from then on the browser knows the height of each. */
export async function showDeferredSections(): Promise<void> {
  const sections = document.querySelectorAll<HTMLElement>('.section, .site-footer');
  for (const section of sections) {
    await nextFrame();
    section.dataset['shown'] = '';
  }
  await nextFrame();
  // In Firefox one that is in view would be left out of a frame, and a click in that frame would miss its target.
  for (const section of sections) if (!isInView(section)) delete section.dataset['shown'];
  if ('deferred' in root()) root()['deferred'] = 'known';
}

function isInView(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
