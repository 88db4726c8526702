/** The key in local storage that says that this browser has fetched the fonts before. */
export const fontsKey = 'fonts';

/** Sets the page in its own fonts from the first paint where the browser has them. */
export function showCachedFonts(): void {
  try {
    if (localStorage.getItem(fontsKey)) document.documentElement.dataset['fonts'] = '';
  } catch {
    // Storage denied: the page switches once the files are here.
  }
}
