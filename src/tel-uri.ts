/**
 * The address of a link that dials a phone number (RFC 3966).
 *
 * @param written with its country code, as visitors read it: `+1 (212) 555-0142`, `+44 (0)20 7946 0018 ext. 12`
 * @returns `tel:+12125550142`, with an extension `tel:+442079460018;ext=12`
 * @throws an Error if it has no country code or not 7 to 15 digits (ITU-T E.164)
 */
export function telUri(written: string): string {
  // The zero in parentheses is dialed only inside the country.
  const [number = '', extension] = written.replace('(0)', '').split(/\s*(?:ext\.?|x)\s*(?=\d+$)/);
  const digits = number.replaceAll(/[\s().-]/g, '');
  if (!/^\+\d{7,15}$/.test(digits)) {
    throw new Error(
      `src/content/agency.ts: write the phone number "${written}" in digits, with its country code, such as +1 (212) 555-0142.`,
    );
  }
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}
