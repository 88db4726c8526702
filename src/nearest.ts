/**
 * The name closest to a misspelled one: at most one change for every four letters, where a change
 * adds, drops or replaces a letter, or swaps two neighbors. Case-insensitive.
 */
export function nearest<Name extends string>(
  typed: string,
  names: readonly Name[],
): Name | undefined {
  const [best] = names
    .map((name) => ({ name, changes: changesBetween(typed.toUpperCase(), name.toUpperCase()) }))
    .filter(({ name, changes }) => changes <= Math.floor(name.length / 4))
    .sort((one, other) => one.changes - other.changes);
  return best?.name;
}

/** The optimal string alignment distance. */
function changesBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
