import { unspacedScripts } from './unspaced-scripts.ts';

const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');

/** The most parts in which a sentence is highlighted. */
const mostParts = 20;

/**
 * Cuts a sentence into the words that are spoken one after another, even in a script without spaces.
 *
 * @param sentence one or more sentences
 * @param language its language as a BCP 47 code
 * @returns at most 20 parts that together are the sentence: a word each, with the marks and spaces around it
 */
export function segmentSentence(sentence: string, language: string): readonly string[] {
  const parts: string[] = [];
  let before = '';
  for (const part of new Intl.Segmenter(language, { granularity: 'word' }).segment(sentence)) {
    const last = parts.at(-1);
    // An opening mark belongs to the word after it, and so does anything not separated from it by a space, as in "8:40".
    const opens = /\p{Ps}|\p{Pi}/u.test(part.segment);
    if (part.isWordLike && (last === undefined || before !== '' || isApart(last, part.segment))) {
      parts.push(before + part.segment);
      before = '';
    } else if (last === undefined || opens || before !== '') {
      before += part.segment;
    } else {
      parts[parts.length - 1] = last + part.segment;
    }
  }
  if (before !== '') parts.push((parts.pop() ?? '') + before);
  return merged(parts);
}

/** Whether a word begins after another: after a space, or in a script that is written without spaces. */
function isApart(last: string, word: string): boolean {
  return /\s$/.test(last) || unspaced.test(word) || unspaced.test(last);
}

function merged(parts: readonly string[]): readonly string[] {
  const size = Math.ceil(parts.length / mostParts);
  return parts.flatMap((_, index) =>
    index % size === 0 ? parts.slice(index, index + size).join('') : [],
  );
}
