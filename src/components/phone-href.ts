/**
 * The target of a phone link (RFC 3966): the number without its visual separators.
 * @param phone a phone number as people read it
 */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
