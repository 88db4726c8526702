/**
 * The longest link, in characters. Chromium on Windows and Outlook silently refuse links from about 2,046
 * characters on; the rest leaves room for what a mail client adds.
 */
export const longestLink = 1800;

const ellipsis = '...';

/**
 * A mail link simple enough for the inline script: the texts as they are, one per line. Where they are longer than the
 * link may be, an ellipsis ends them.
 *
 * @param start the link up to the body text
 * @param texts of any length and content, lone surrogates included
 * @returns a URL of at most {@link longestLink} characters
 */
export function briefMailLink(start: string, texts: readonly string[]): string {
  let link = start;
  for (const character of texts.join('\n')) {
    // A line break in a mail is CRLF (RFC 6068, section 5); a lone surrogate is not a character.
    const written = character === '\n' ? '\r\n' : character.replace(/\p{Surrogate}/u, '\ufffd');
    const next = encodeURIComponent(written);
    if (link.length + next.length + ellipsis.length > longestLink) return link + ellipsis;
    link += next;
  }
  return link;
}
