interface Sentence {
  /** The place of its first word among all words. */
  readonly start: number;
  readonly words: readonly string[];
}

/**
 * Groups words by the sentences that they belong to, so that a line can end between two of them.
 *
 * @param words one or more sentences, word by word, each with the marks and the space that follow it
 */
export function sentencesOf(words: readonly string[]): readonly Sentence[] {
  const ends = [...words.entries()]
    .filter(
      ([index, word]) =>
        index === words.length - 1 || /[.?!\u3002\uFF01\uFF1F\u061F]\s*$/.test(word),
    )
    .map(([index]) => index + 1);
  return ends.map((end, index) => {
    const start = ends[index - 1] ?? 0;
    return { start, words: words.slice(start, end) };
  });
}
