/**
 * The URL of a link that writes to an email address (RFC 6068).
 *
 * @param address the owner's: the schema of the content takes only letters, digits and `.`, `_`, `'`, `+` and `-` around
 *   the `@`, so nothing in it has to be encoded
 */
export const mailto = (address: string) => `mailto:${address}`;
