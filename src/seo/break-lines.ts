/**
 * Breaks a text into as few lines as fit, and those as even as they can be.
 *
 * @param widest the widest that a line may be, in the unit of `measure`
 * @param measure the width of a piece of text
 * @returns the lines; a single word that is too wide stands alone on its line
 */
export function breakLines(
  text: string,
  widest: number,
  measure: (text: string) => number,
): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const widths = new Map<string, number>();
  const width = (line: string) => {
    const known = widths.get(line) ?? measure(line);
    widths.set(line, known);
    return known;
  };
  let lines = fill(words, widest, width);
  const count = lines.length;
  // The narrowest measure that needs no further line is the one that evens them out.
  for (let narrow = widest * 0.98; narrow > widest / 4; narrow *= 0.98) {
    const narrower = fill(words, narrow, width);
    if (narrower.length > count) break;
    lines = narrower;
  }
  return lines;
}

function fill(
  words: readonly string[],
  widest: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
