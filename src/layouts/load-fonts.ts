/** The key in local storage that says that this browser has fetched the fonts before. */
const fontsKey = 'fonts';

/**
 * The style sheet of the faces (`fonts.css`, and the owner's), which applies without scripts alone. It names those that the
 * content needs (`needed-fonts.ts`).
 */
const sheet = () => document.querySelector<HTMLStyleElement>('style[data-fonts]');

const markAsShown = () => {
  document.documentElement.dataset['fonts'] = '';
};

/** Sets the page in its own fonts from the first paint where this browser has fetched them before. */
export function showCachedFonts(): void {
  try {
    if (!localStorage.getItem(fontsKey)) return;
    sheet()?.removeAttribute('media');
    markAsShown();
  } catch {
    // Storage denied: the page switches once the files are here.
  }
}

/**
 * Fetches the fonts that the content needs once the browser is idle, and sets the page in them when all are here. By new faces,
 * which cost the page a layout: another style sheet or attribute would have the styles of every element computed anew.
 */
export function loadFontsWhenIdle(): void {
  if ('fonts' in document.documentElement.dataset) return;
  // After the first paint, with which they would share the line.
  requestAnimationFrame(() => {
    // Without one of the files the page keeps the fonts of the system. Safari has no idle callbacks.
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
