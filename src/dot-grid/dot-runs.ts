/**
 * The dots of a picture that is written as rows of characters, as an SVG path: with round caps and a dash of `0 1` each
 * run shows as a row of dots.
 *
 * @param rows a character for each dot
 * @param mark the character whose dots are drawn: a letter, a digit or `*`
 * @returns a line for each run, in units of one dot; empty when no dot has the mark
 */
export function dotRuns(rows: readonly string[], mark: string): string {
  const runs = new RegExp(`[${mark}]+`, 'g');
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(runs)].map(({ index, 0: run }) => `M${index} ${y}h${run.length - 1}.01`),
    )
    .join('');
}
