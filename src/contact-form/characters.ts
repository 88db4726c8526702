/**
 * What no reader sees: spaces and controls, format characters, fillers, and the few that are only drawn blank (the
 * Braille blank, the object replacement character, the fillers of Khitan and of musical notation).
 */
const unseen =
  /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc\u{16fe4}\u{1d159}]/gu;

/**
 * What reorders or hides a part of a line: direction marks, overrides and isolates, soft hyphens, zero-width spaces, tags,
 * fillers, annotations. Not what joins letters and emoji, or selects how a character is drawn.
 */
const hiding =
  /(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

/** How many characters (code points) of a text a reader can see. */
export function visibleLength(text: string): number {
  return [...text.replace(unseen, '')].length;
}

/**
 * The text with every lone surrogate replaced by U+FFFD, as `String.prototype.toWellFormed` does, which
 * some browsers of early 2023 lack. `encodeURIComponent` throws on lone surrogates.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * The text fit for a mail header: each run of line breaks, tabs and other control characters becomes one space, so that
 * nothing typed can start a header of its own (RFC 5322, section 2.2), and what reorders or hides text is left out.
 */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(hiding, '');
}
