import { rootData } from '../root-data.ts';

/** The key in local storage that says that this browser has fetched the fonts before. */
const fontsKey = 'fonts';

/**
 * The style sheet of the faces (`fonts.css` and the owner's), which applies only without JavaScript. It lists those
 * that the content needs (`needed-fonts.ts`).
 */
const sheet = () => document.querySelector<HTMLStyleElement>('style[data-fonts]');

const markAsShown = () => {
  rootData().fonts = '';
};

/** Uses the web fonts from the first paint if this browser has fetched them before. */
export function showCachedFonts(): void {
  try {
    if (!localStorage.getItem(fontsKey)) return;
    sheet()?.removeAttribute('media');
    markAsShown();
  } catch {
    // Storage denied: the fonts are swapped in once the files have loaded.
  }
}

/**
 * Fetches the fonts that the content needs once the browser is idle, and swaps them in when all have loaded. Adding
 * font faces costs one layout; another style sheet or attribute would recalculate the styles of every element.
 */
export function loadFontsWhenIdle(): void {
  if ('fonts' in rootData()) return;
  // After the first paint, with which they would compete for bandwidth.
  requestAnimationFrame(() => {
    // If a file fails to load, the page keeps the fallback fonts. Safari has no idle callbacks.
    (globalThis.requestIdleCallback ?? setTimeout)(() => loadFonts().catch(() => undefined));
  });
}

async function loadFonts(): Promise<void> {
  const faces = declaredFaces();
  const needed = sheet()?.dataset['fonts']?.split(' ') ?? [];
  await Promise.all(needed.map((index) => faces[Number(index)]?.load()));
  for (const face of faces) document.fonts.add(face);
  markAsShown();
  localStorage.setItem(fontsKey, '1');
}

function declaredFaces(): FontFace[] {
  const rules = [...(sheet()?.sheet?.cssRules ?? [])] as CSSFontFaceRule[];
  return rules.map(({ style }) => {
    const value = (name: string) => style.getPropertyValue(name);
    return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      weight: value('font-weight'),
      unicodeRange: value('unicode-range') || 'U+0-10FFFF',
      display: 'fallback',
    });
  });
}
