/**
 * The dots of a drawing given as rows of characters, as an SVG path: with round caps and a dash of `0 1` each
 * run shows as a row of dots, or as a column where no dot has a neighbor beside it.
 *
 * @param rows a character for each dot
 * @param mark the character whose dots are drawn: a letter, a digit or `*`
 * @returns a line for each run, in units of one dot; empty when no dot has the mark
 */
export function dotRuns(rows: readonly string[], mark: string): string {
  const pattern = new RegExp(`[${mark}]+`, 'g');
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(pattern)].map(({ index: x, 0: run }) => ({ x, y, length: run.length })),
  );
  const columns: { x: number; y: number; length: number }[] = [];
  for (const { x, y } of runs
    .filter(({ length }) => length === 1)
    .toSorted((one, other) => one.x - other.x || one.y - other.y)) {
    const last = columns.at(-1);
    if (last?.x === x && last.y + last.length === y) last.length += 1;
    else columns.push({ x, y, length: 1 });
  }
  const line = (direction: 'h' | 'v') => (run: (typeof columns)[number]) =>
    `M${run.x} ${run.y}${direction}${run.length - 1}.1`;
  return [
    ...runs.filter(({ length }) => length > 1).map(line('h')),
    ...columns.map(line('v')),
  ].join('');
}
