/** The key in local storage that says that this browser has fetched the fonts before. */
const fontsKey = 'fonts';

/** Every face that a page uses, as the shorthand of `font`: asking for it fetches its file. */
const faces = ['1em Hanken Grotesk', '560 1em Schibsted Grotesk'];

/** Sets the page in its own fonts (`fonts.css`). */
const showFonts = () => {
  document.documentElement.dataset['fonts'] = '';
};

/** Sets the page in its own fonts from the first paint where this browser has fetched them before. */
export function showCachedFonts(): void {
  try {
    if (localStorage.getItem(fontsKey)) showFonts();
  } catch {
    // Storage denied: the page switches once the files are here.
  }
}

/** Fetches the fonts, and sets the page in them once all are here. */
export async function loadFonts(): Promise<void> {
  if ('fonts' in document.documentElement.dataset) return;
  await Promise.all(faces.map((face) => document.fonts.load(face)));
  showFonts();
  localStorage.setItem(fontsKey, '1');
}
