/** A text file as it was read. */
export interface DecodedText {
  /** Empty when `issue` says why. */
  readonly text: string;
  /** What a person has to correct, as the rest of a sentence, and in which line; null when all is well. */
  readonly issue: { readonly line: number | null; readonly text: string } | null;
}

const save = 'save it with the encoding UTF-8';

/**
 * Decodes a text file. Only UTF-8 is accepted: any other encoding would garble some characters. A byte order mark,
 * which some Windows programs write, is dropped.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || hasNul(bytes)) {
    const text = `is in the encoding UTF-16, which some programs call "Unicode"; ${save}`;
    return { text: '', issue: { line: null, text } };
  }
  const text = new TextDecoder().decode(bytes);
  const line = text.split('\n').findIndex((each) => each.includes('\ufffd'));
  if (line < 0) return { text, issue: null };
  const issue = `has a character that is not in the encoding UTF-8; type it again and ${save}`;
  return { text: '', issue: { line: line + 1, text: issue } };
}

/** No text contains this character, and UTF-16 has it next to each Latin letter. */
const hasNul = (bytes: Uint8Array) => bytes.subarray(0, 4096).includes(0);
