import { wideCharacter } from '../../components/wide-character.ts';

/** The class that sizes a headline to fill its lines, for any length and longest word. */
export function headlineSize(headline: string): string {
  const { length, longestWord } = measure(headline);
  if (length <= 44 && longestWord <= 9) return 'headline-short';
  if (length <= 60 && longestWord <= 13) return 'headline-medium';
  return 'headline-long';
}

/** The class that sizes a sentence of 3 to 20 words to take up about the same space. */
export function sentenceSize(sentence: string): string {
  const { length, longestWord } = measure(sentence);
  if (length <= 54 && longestWord <= 15) return 'sentence-short';
  if (length <= 84 && longestWord <= 20) return 'sentence-medium';
  return 'sentence-long';
}

/** In characters of average width: those of Chinese, Japanese and Korean are twice as wide, and break anywhere. */
function measure(text: string) {
  const width = (part: string) =>
    [...part].reduce((sum, character) => sum + (wideCharacter.test(character) ? 1.9 : 1), 0);
  const words = text.split(/[\s-]+/).filter((word) => !wideCharacter.test(word));
  return { length: width(text), longestWord: Math.max(0, ...words.map(width)) };
}
