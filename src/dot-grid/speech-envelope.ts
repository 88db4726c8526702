/** The largest amplitude of an envelope: a waveform has twice as many rows, and one more in the middle. */
export const largestAmplitude = 5;

/** One word of an envelope: its first column, and the amplitude of each of its columns. */
export interface SpokenWord {
  readonly start: number;
  readonly amplitudes: readonly number[];
}

/** Letters of scripts in which one letter is about one syllable. */
const syllabic =
  /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Ethi}\p{scx=Cher}\p{scx=Yiii}]/u;

const lettersPerSyllable = 2.6;

/**
 * The loudness of a sentence over time, as it would be drawn from a recording: a word swells and fades, in a long one each
 * syllable does, and a sentence ends more quietly than it begins. Computed from the letters alone, in any script; the
 * same words always give the same result.
 *
 * @param words the sentence in the order in which it is spoken, at least one word; marks such as "." belong to a word
 * @param columns the total number of columns; at least as many as words
 * @returns each word with whole amplitudes from 0 to {@link largestAmplitude}, the loudest of all at the largest and
 *   each word at 1 somewhere; together they fill the columns
 * @throws RangeError when there is no word, or fewer columns than words
 */
export function speechEnvelope(words: readonly string[], columns: number): readonly SpokenWord[] {
  if (words.length === 0 || columns < words.length) {
    throw new RangeError(`${words.length} words cannot stand in ${columns} columns`);
  }
  const syllables = words.map(syllableCount);
  const widths = apportion(syllables, columns);
  const loudness = words.map((word, index) => {
    const fading = 1 - index / (4 * words.length);
    return wordLoudness(word, syllables[index] ?? 1, widths[index] ?? 1).map(
      (share) => fading * share,
    );
  });
  const loudest = Math.max(...loudness.flat());
  let start = 0;
  return loudness.map((shares) => {
    const amplitudes = shares.map((share) =>
      Math.floor((share / loudest) * (largestAmplitude + 0.2)),
    );
    if (Math.max(...amplitudes) === 0) amplitudes[0] = 1;
    const word = { start, amplitudes };
    start += shares.length;
    return word;
  });
}

/**
 * The envelope of a text as one row of bars, for small drawings.
 *
 * @param text what is said, in any script; where it has no spaces it counts as one word
 * @param count how many bars, at least 1
 * @returns shares of the largest amplitude, each from 0 (between words) to 1
 */
export function sampleEnvelope(text: string, count: number): readonly number[] {
  const words = text.split(/\s+/).filter(Boolean).slice(0, count);
  const bars: number[] = Array.from({ length: count }, () => 0);
  for (const { start, amplitudes } of speechEnvelope(words.length > 0 ? words : [text], count)) {
    for (const [index, amplitude] of amplitudes.entries()) {
      bars[start + index] = amplitude / largestAmplitude;
    }
  }
  return bars;
}

function syllableCount(word: string): number {
  const letters = [...word].filter((character) => /[\p{L}\p{N}]/u.test(character));
  const slow = letters.filter((letter) => syllabic.test(letter)).length;
  return Math.max(1, Math.round(slow + (letters.length - slow) / lettersPerSyllable));
}

/** The loudness in each column of a word, as shares. */
function wordLoudness(word: string, syllables: number, width: number): number[] {
  const audible = Math.max(1, Math.min(syllables, Math.floor(width / 3)));
  return Array.from({ length: width }, (_, column) => {
    const time = ((column + 0.5) / width) * audible;
    const syllable = Math.floor(time);
    return stress(word, syllable) * swell(time - syllable);
  });
}

/** From 0 at either end of a syllable to 1 a little before its middle. Plain arithmetic: identical in every browser. */
function swell(time: number): number {
  const early = time * (1.35 - 0.35 * time);
  const arch = 4 * early * (1 - early);
  return arch * (0.2 + 0.8 * arch);
}

/** How strongly a syllable is spoken, from 0.5 to 1, drawn from the letters of its word. */
function stress(word: string, syllable: number): number {
  let hash = 7 + syllable * 131;
  for (const character of word) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return 0.5 + (hash % 11) / 20;
}

/** Distributes a whole number in proportion to weights, at least 1 each (largest remainders first). */
function apportion(weights: readonly number[], total: number): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const spare = total - weights.length;
  const exact = weights.map((weight) => (weight / sum) * spare);
  const shares = exact.map((share) => 1 + Math.floor(share));
  const left = total - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % 1 }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
