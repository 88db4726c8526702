const unconfirmed = new Set<string>();

/** Every text that `toConfirm` has marked in the modules read so far. */
export const unconfirmedTexts: ReadonlySet<string> = unconfirmed;

/**
 * Marks a text that promises or claims something in the owner's name, which the owner has not confirmed yet (O7). To
 * confirm it, take the wrapper off.
 *
 * @param text as visitors read it
 * @returns the same text; `npm run release:check` lists it until it is confirmed
 * @throws an Error if it has no words
 */
export function toConfirm(text: string): string {
  if (!text.trim()) {
    throw new Error('toConfirm(): write the claim between the quotation marks, or take it off.');
  }
  unconfirmed.add(text);
  return text;
}
