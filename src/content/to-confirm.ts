const unconfirmed = new Set<string>();

/** Every text that `toConfirm` has marked in the modules read so far. */
export const unconfirmedTexts: ReadonlySet<string> = unconfirmed;

/**
 * Marks a text that promises or claims something in the owner's name, which the owner has not confirmed yet (O7). To
 * confirm it, take the wrapper off.
 *
 * @param text as visitors read it; an empty one is a type error
 * @returns the same text; `npm run release:check` lists it until it is confirmed
 */
export function toConfirm<Text extends string>(
  text: Text extends '' ? 'Write the claim between the quotation marks.' : Text,
): string {
  unconfirmed.add(text);
  return text;
}
