import { afterPaint } from '../after-paint.ts';
import { closestTarget } from '../closest-target.ts';
import { navigationType } from '../navigation-type.ts';
import { rootData } from '../root-data.ts';

const showAll = () => {
  delete rootData().deferred;
};

/**
 * Skips rendering of offscreen sections (`layout.css`), to speed up the first paint, the font swap and interactions.
 * Ends when exact section positions are needed: before in-page navigation, and when the window changes width.
 */
export function deferSections(): void {
  // A hash and a restored scroll position need each section's height.
  if (location.hash || navigationType() !== 'navigate') return;
  rootData().deferred = 'pending';
  // Not `resize`, which fires on phones without a change of width: reading the width there forces a layout.
  matchMedia(`(${innerWidth - 1}px<width<${innerWidth + 1}px)`).onchange = showAll;
  addEventListener(
    'click',
    (event) => {
      if (closestTarget(event, 'a[href*="#"]')) showAll();
    },
    true,
  );
}

/** Renders the rest of the page once, one section per frame: from then on the browser knows their heights. */
export async function showDeferredSections(): Promise<void> {
  const sections = document.querySelectorAll<HTMLElement>('.section, .site-footer');
  for (const section of sections) {
    await nextFrame();
    section.dataset['shown'] = '';
  }
  await nextFrame();
  // In Firefox, a visible section would be missing for one frame, and a click in that frame would miss its target.
  for (const section of sections) if (!isInView(section)) delete section.dataset['shown'];
  if ('deferred' in rootData()) rootData().deferred = 'measured';
}

function isInView(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

const nextFrame = () => new Promise<void>(afterPaint);
