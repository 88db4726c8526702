/**
 * Keeps the last word of a heading or lede from standing alone on a line: a no-break space before it.
 *
 * @param text plain text; one of two words may break between them, and stays as it is
 */
export function withoutLoneWord(text: string): string {
  return text.replace(/(\S+\s+\S+) (\S+)$/, '$1\u00a0$2');
}
