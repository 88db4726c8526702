/** The key in local storage that says that this browser has fetched the fonts before. */
const fontsKey = 'fonts';

/**
 * The style sheet of the faces (`fonts.css` and the owner's), which applies only without JavaScript. It lists those
 * that the content needs (`needed-fonts.ts`).
 */
const sheet = () => document.querySelector<HTMLStyleElement>('style[data-fonts]');

/**
 * Uses the web fonts from the first paint if this browser has fetched them before; otherwise fetches those that the
 * content needs after the first paint, and swaps them in when all have loaded.
 */
export function startFonts(): void {
  try {
    if (localStorage.getItem(fontsKey)) {
      sheet()?.removeAttribute('media');
      return;
    }
  } catch {
    // Storage denied: the fonts are swapped in on every page.
  }
  // After the first paint, with which they would compete for bandwidth. Browsers from before 2021 do not report it and
  // keep the fallback fonts, as does a page whose font files fail to load.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    // Safari has no idle callbacks.
    (globalThis.requestIdleCallback ?? setTimeout)(() => loadFonts().catch(() => undefined));
  }).observe({ type: 'paint' });
}

/** Adding font faces costs one layout; another style sheet or attribute would recalculate the styles of every element. */
async function loadFonts(): Promise<void> {
  const faces = declaredFaces();
  const needed = sheet()?.dataset['fonts']?.split(' ') ?? [];
  await Promise.all(needed.map((index) => faces[Number(index)]?.load()));
  for (const face of faces) document.fonts.add(face);
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
