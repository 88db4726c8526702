/** The key in local storage that says that this browser has fetched the fonts before. */
const fontsKey = 'fonts';

/** The site's families with those of the owner, as the shorthand of `font`: asking for them fetches the files of a text. */
const faces = [
  '1em Hanken Grotesk, Own Text',
  '600 1em Own Text',
  '560 1em Schibsted Grotesk, Own Headings',
];

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
  const text = document.body.textContent;
  await Promise.all(faces.map((face) => document.fonts.load(face, text)));
  showFonts();
  localStorage.setItem(fontsKey, '1');
}
