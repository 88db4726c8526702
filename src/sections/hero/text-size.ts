/** The class that sets a headline so that it fills its lines: for one of any length, and with any longest word. */
export function headlineSize(headline: string): string {
  const { length, longestWord } = measure(headline);
  if (length <= 44 && longestWord <= 9) return 'headline-short';
  if (length <= 60 && longestWord <= 13) return 'headline-medium';
  return 'headline-long';
}

/** The class that sets a sentence of 3 to 20 words so that it takes about the same room. */
export function sentenceSize(sentence: string): string {
  const { length, longestWord } = measure(sentence);
  if (length <= 54 && longestWord <= 15) return 'sentence-short';
  if (length <= 84 && longestWord <= 20) return 'sentence-medium';
  return 'sentence-long';
}

/** In letters of average width: those of Chinese, Japanese and Korean are twice as wide, and lines end between them. */
function measure(text: string) {
  const wide = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;
  const width = (part: string) =>
    [...part].reduce((sum, character) => sum + (wide.test(character) ? 1.9 : 1), 0);
  const words = text.split(/[\s-]+/).filter((word) => !wide.test(word));
  return { length: width(text), longestWord: Math.max(0, ...words.map(width)) };
}
