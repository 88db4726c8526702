/**
 * The address of a link that writes to an email address (RFC 6068, section 2): everything in it but its `@` is encoded,
 * so a comma adds no recipient and a question mark no header.
 *
 * @param address as checked by the schema of the content
 */
export function mailto(address: string): string {
  return `mailto:${address
    .split(/@(?=[^@]*$)/)
    .map(encodeURIComponent)
    .join('@')}`;
}
