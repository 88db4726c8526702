/** The key in local storage that says that this browser has fetched the fonts before. */
const fontsKey = 'fonts';

/**
 * Uses the web fonts from the first paint if this browser has fetched them before; otherwise fetches those that the
 * content needs after the first paint, and swaps them in when all have loaded.
 */
export function startFonts(): void {
  // The font faces (`fonts.css` and the owner's), which apply only without JavaScript.
  const styles = document.querySelector<HTMLStyleElement>('style[data-fonts]');
  if (!styles) return;
  try {
    if (localStorage.getItem(fontsKey)) {
      styles.removeAttribute('media');
      return;
    }
  } catch {
    // Storage denied: the fonts are swapped in on every page.
  }
  // After the first paint, with which they would compete for bandwidth. Firefox does not report it for a page that opens
  // at a fragment. A page whose font files fail to load keeps the fallback fonts.
  new Promise((painted) => {
    new PerformanceObserver(painted).observe({ type: 'paint' });
    addEventListener('load', () => setTimeout(painted, 1000));
  }).then(() => {
    // Safari has no idle callbacks, and a slow computer may never be idle while the dots move.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    whenIdle(() => loadFonts(styles).catch(() => undefined), { timeout: 2000 });
  });
}

/** Adding font faces costs one layout; another style sheet or attribute would recalculate the styles of every element. */
async function loadFonts({ sheet, dataset }: HTMLStyleElement): Promise<void> {
  const rules = [...(sheet?.cssRules ?? [])] as CSSFontFaceRule[];
  const faces = rules.map(({ style }) => {
    const value = (name: string) => style.getPropertyValue(name);
    return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
      weight: value('font-weight'),
      unicodeRange: value('unicode-range'),
      display: 'fallback',
    });
  });
  // Those that the content needs (`needed-fonts.ts`).
  const needed = dataset['fonts']?.split(' ') ?? [];
  await Promise.all(needed.map((index) => faces[Number(index)]?.load()));
  for (const face of faces) document.fonts.add(face);
  localStorage.setItem(fontsKey, '1');
}
