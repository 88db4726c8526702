import type { Content } from '../src/content/derive.ts';
import { lettersWithoutFont, shareFontFolder } from '../src/seo/share-fonts.ts';

/** A sentence if share images would lack text because no font has its characters. */
export function shareImageIssues({ agency, routePages }: Content): string[] {
  const texts = routePages.flatMap(({ heading, shareSubtitle }) => [heading, shareSubtitle ?? '']);
  const letters = new Set([agency.name, ...texts].flatMap(lettersWithoutFont));
  if (letters.size === 0) return [];
  return [
    `No font contains ${[...letters].slice(0, 5).join(', ')}: share images will omit such text. Put a font with these letters into ${shareFontFolder}/, such as a file of Noto Sans.`,
  ];
}
