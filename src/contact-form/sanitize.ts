/**
 * The text with every lone surrogate replaced by U+FFFD, as `String.prototype.toWellFormed` does, which
 * browsers from before 2023 lack. Without it `encodeURIComponent` throws (F9).
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * The text fit for a mail header: well-formed and on one line, each run of line breaks, tabs and other
 * control characters replaced by one space, no space at either end. So nothing typed can begin a header of
 * its own (RFC 5322, section 2.2). Linear in the length of the text; throws nothing.
 */
export function singleLine(text: string): string {
  return wellFormed(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}
