/**
 * The classes that say when a word lights up among the others of its sentence (`scenes.css`).
 *
 * @param index its place, from 0 to 19
 */
export function turnClass(index: number): string {
  return `one-${index % 5} five-${Math.floor(index / 5)}`;
}
