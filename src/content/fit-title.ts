/** Search results cut a title off after about this many characters. */
const longestTitle = 60;

/**
 * Chooses the title that says most without being cut off, whatever the length of the agency's name.
 *
 * @param candidates the same title in several lengths, longest first
 * @returns the first that fits, or the last where none does
 */
export function fitTitle(candidates: readonly [string, ...string[]]): string {
  const fitting = candidates.find((title) => title.length <= longestTitle);
  return fitting ?? candidates.at(-1) ?? candidates[0];
}
