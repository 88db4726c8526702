/** The key in local storage that says that this browser has fetched the fonts before. */
const fontsKey = 'fonts';

/** Every face that a page uses, as the shorthand of `font`: asking for it fetches its file. */
const faces = ['1em Hanken Grotesk', '560 1em Schibsted Grotesk'];

const showFonts = () => {
  document.documentElement.dataset['fonts'] = '';
};

/**
 * Sets the page in its own fonts (`fonts.css`): from the first paint where the browser has them, else once all are here,
 * fetched after the first paint of text.
 */
export function startFonts(): void {
  if (!document.fonts) return;
  try {
    if (localStorage.getItem(fontsKey)) {
      showFonts();
      return;
    }
  } catch {
    // Storage denied: they are fetched anew, or come from the browser's cache.
  }
  const load = async () => {
    await Promise.all(faces.map((face) => document.fonts.load(face)));
    showFonts();
    localStorage.setItem(fontsKey, '1');
  };
  addEventListener('DOMContentLoaded', () =>
    textPainted()
      .then(load)
      .catch(() => undefined),
  );
}

/** Waits for the first paint with text in it, which the first frame may not be. */
function textPainted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
    // Firefox reports no such paint of a page that opens at a hash.
    setTimeout(resolve, 1000);
  });
}
