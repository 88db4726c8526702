/** A line with content: not blank, not a comment, and not part of a multi-line text. */
export interface ContentLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/**
 * Finds the first line whose indentation does not fit YAML's structure.
 *
 * @returns its number and what is wrong with it, or null
 */
export function indentationMistake(lines: readonly ContentLine[]) {
  /** The columns in which names and entries may begin. */
  const levels = [0];
  let opensGroup = false;
  for (const { number, text } of lines) {
    const column = text.search(/\S/);
    const deepest = levels.at(-1) ?? 0;
    if (column > deepest && !opensGroup) {
      // Otherwise it is the rest of a text, which is reported as such.
      const isOwn = /^\s*(?:- |[\w-]+:)/.test(text);
      return isOwn
        ? {
            line: number,
            text: 'is indented further than its neighbors; take out spaces before it',
          }
        : null;
    }
    while ((levels.at(-1) ?? 0) > column) levels.pop();
    const isNew = column > deepest;
    if (levels.at(-1) !== column && !isNew) {
      return {
        line: number,
        text: 'is not indented like its neighbors; count the spaces before it',
      };
    }
    if (isNew) levels.push(column);
    const [dashes = ''] = /^\s*(?:- +)+/.exec(text) ?? [];
    if (dashes) levels.push(dashes.length);
    opensGroup = /(?::|^\s*-)\s*(?:#.*)?$/.test(text);
  }
  return null;
}
