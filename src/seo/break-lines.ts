/** Behind a space; and between letters of scripts that write without spaces. */
const opportunity =
  /(?<=\s)(?!\s)|(?<=[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}])(?=[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}])/u;

/**
 * Breaks a text into as few lines as fit, and those as even as they can be. A word that is too wide has a line of its
 * own. `widest` is in the unit of `measure`.
 */
export function breakLines(
  text: string,
  widest: number,
  measure: (text: string) => number,
): readonly string[] {
  const pieces = text.trim().split(opportunity).filter(Boolean);
  const fill = (limit: number) => {
    const lines: string[] = [];
    for (const piece of pieces) {
      const longer = `${lines.at(-1) ?? ''}${piece}`;
      if (lines.length > 0 && measure(longer.trimEnd()) <= limit) lines[lines.length - 1] = longer;
      else lines.push(piece);
    }
    return lines.map((line) => line.trimEnd());
  };
  let lines = fill(widest);
  // The narrowest measure that needs no further line is the one that evens them out.
  for (;;) {
    const width = Math.max(...lines.map(measure));
    const narrower = fill(width - 0.01);
    if (narrower.length > lines.length || Math.max(...narrower.map(measure)) >= width) return lines;
    lines = narrower;
  }
}
