import { publishedText } from '../src/content/published-text.ts';
import { bundledFaces } from '../src/seo/bundled-fonts.ts';

/**
 * A sentence if the content has characters missing from the site's fonts, which browsers then show in another font.
 *
 * @param customFonts the code points of each font named in the content
 */
export function pageFontNotes(
  content: object,
  customFonts: readonly ReadonlySet<number>[] = [],
): string[] {
  const ranges = bundledFaces().flatMap((face) => face.ranges);
  const hasFont = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return (
      ranges.some(([first, last]) => first <= code && code <= last) ||
      customFonts.some((characters) => characters.has(code))
    );
  };
  const letters = new Set(publishedText(content).match(/\p{L}/gu));
  const lacking = [...letters].filter((letter) => !hasFont(letter));
  if (lacking.length === 0) return [];
  const some = lacking.slice(0, 5).join(' ');
  const count = lacking.length === 1 ? '1 letter' : `${lacking.length} letters`;
  return [
    `The site’s fonts lack ${count} that the content uses (${some}): visitors see these in a system font.`,
  ];
}
