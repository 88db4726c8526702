/**
 * A waveform as an SVG path: with round caps and a dash of `0 1`, each of its lines is a column of dots.
 *
 * @param heights how many dots a column has on either side of the middle row
 * @param start the first column
 * @param middle the middle row
 * @returns the path, in units of one dot
 */
export function columnsOfDots(heights: readonly number[], start: number, middle: number): string {
  return heights
    .map((height, index) => `M${start + index} ${middle - height}v${2 * height}.1`)
    .join('');
}
