const end = /[.?!\u3002\uFF01\uFF1F\u061F]\s*$/;

/**
 * Joins words into sentences, so that a line can break between two of them.
 *
 * @param words one or more sentences, word by word, each with the marks and the space that follow it
 */
export function sentencesOf(words: readonly string[]): readonly string[] {
  const sentences: string[] = [];
  for (const word of words) {
    const last = sentences.at(-1);
    if (last === undefined || end.test(last)) sentences.push(word);
    else sentences[sentences.length - 1] = last + word;
  }
  return sentences;
}
