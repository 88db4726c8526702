import { fontsKey } from './cached-fonts.ts';

/** Every face that a page uses, as the shorthand of `font`: asking for it fetches its file. */
const faces = ['1em Hanken Grotesk', '560 1em Schibsted Grotesk'];

/** Fetches the fonts after the first paint of text, and sets the page in them once all are here (`fonts.css`). */
export function startFonts(): void {
  const { dataset } = document.documentElement;
  if ('fonts' in dataset || !document.fonts) return;
  const load = async () => {
    await Promise.all(faces.map((face) => document.fonts.load(face)));
    dataset['fonts'] = '';
    localStorage.setItem(fontsKey, '1');
  };
  textPainted()
    .then(load)
    .catch(() => undefined);
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
