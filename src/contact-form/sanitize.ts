// String.prototype.trim leaves control characters, NEL and the zero-width spaces that come with pasted text.
const blank = /[\s\p{Cc}\u200b\u2060]/u;

// Copying an address from a document can include direction marks and soft hyphens; a reply would bounce.
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** The text without white space of any script, control characters and zero-width spaces at either end. */
export function trim(text: string): string {
  // Counters instead of a regex such as /\s+$/, which takes quadratic time on a long run of spaces.
  let start = 0;
  let end = text.length;
  while (start < end && blank.test(text.charAt(start))) start += 1;
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** An email address without invisible characters. */
export function withoutInvisible(address: string): string {
  return address.replace(invisible, '');
}

/**
 * The text with every lone surrogate replaced by U+FFFD, as `String.prototype.toWellFormed` does, which
 * browsers from before 2023 lack. `encodeURIComponent` throws on any other.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * The text fit for a mail header: each run of line breaks, tabs and other control characters becomes one
 * space, so that nothing typed can begin a header of its own (RFC 5322, section 2.2).
 */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
