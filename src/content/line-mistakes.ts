import { type ContentLine, indentationMistake } from './indentation.ts';
import type { FileMistake } from './mistake.ts';

const begin = String.raw`^\s*(?:- +)*(?:[\w-]+: +)?`;
const within = (quote: string) => String.raw`${quote}(?:[^${quote}\\]|\\.)*${quote}`;
const singleQuoted = `'(?:[^']|'')*'`;

/** A value that is entirely quoted, followed by at most a comment. */
const enclosed = new RegExp(`${begin}(?:${within('"')}|${singleQuoted})(?:\\s+#.*|\\s*)$`);
const quoted = new RegExp(`${begin}(["'])`);
// A character that YAML reads as more than text. Brackets around nothing are an empty list.
const indicator = new RegExp(`${begin}(?:(?!\\[\\s*\\]\\s*$)[{[@%\`&*!]|[|>] *[^\\s|>\\d+-])`);
const blockText = /^\s*(?:- +)*(?:[\w-]+:)? *[|>][+-]?\d? *$/;

/** How to put the value of a line in quotation marks, including escapes. */
function enclose(line: string): string {
  const value = line.replace(new RegExp(begin), '');
  const inside = [
    /"/.test(value) && '\\" for each " inside',
    /\\/.test(value) && '\\\\ for each \\',
  ];
  const escapes = inside.filter(Boolean).join(' and ');
  return `put quotation marks around the whole text: "…"${escapes && `, and write ${escapes}`}`;
}

function quoteMistake(line: string): string | undefined {
  const [, quote] = quoted.exec(line) ?? [];
  if (!quote || enclosed.test(line)) return undefined;
  const value = line.replace(new RegExp(begin), '').trimEnd();
  const isOpen = value.indexOf(quote, 1) < 0;
  if (quote === "'" && isOpen) {
    return `begins with an apostrophe, which is read as a quotation mark; ${enclose(line)}`;
  }
  if (isOpen) return 'begins with a quotation mark that nothing closes; put one at its end as well';
  return String.raw`has quotation marks that do not enclose the whole text; begin and end it with " and write \" for one inside`;
}

/** Mistakes that make a line wrong anywhere in a file. */
const certain: readonly ((line: string) => string | undefined)[] = [
  (line) => (/^ *\t/.test(line) ? 'begins with a tab; use spaces' : undefined),
  (line) => (/^(?:<{7}|={7}|>{7})/.test(line) ? 'is left from a merge; remove it' : undefined),
  (line) =>
    /^\s*-[^\s-]/.test(line)
      ? 'has no space after its "-"; write "- " and then the text'
      : undefined,
  (line) =>
    /^\s*[A-Za-z]\w*:[^\s/]/.test(line)
      ? 'has no space after its colon; write "name: text"'
      : undefined,
  (line) =>
    indicator.test(line) ? `begins with a special character; ${enclose(line)}` : undefined,
  quoteMistake,
];

/** Likely mistakes in a line where the YAML parser stops. */
const likely: readonly (readonly [RegExp, (line: string) => string])[] = [
  [/^\s*- *\w+:[^\s/]/, () => 'has no space after its colon; write "name: text"'],
  [/^\s*(?:- +)*[\w-]+: .*:(?: |$)/, (line) => `has a colon within its text; ${enclose(line)}`],
  [/^[^:]*$/, () => 'has no name with a colon; write "name: text", or "- text" in a list'],
];

/** The lines except for blank ones, comments, and continuation lines of multi-line texts. */
function contentLines(lines: readonly string[]): ContentLine[] {
  const kept: ContentLine[] = [];
  /** The indentation of the line above a multi-line text. */
  let block: number | null = null;
  for (const [index, text] of lines.entries()) {
    const indentation = text.search(/\S/);
    if (indentation < 0 || (block !== null && indentation > block)) continue;
    block = blockText.test(text) ? indentation : null;
    if (text[indentation] !== '#') kept.push({ number: index + 1, text });
  }
  return kept;
}

/** Finds the lines that are wrong regardless of how YAML would parse them. */
export function lineMistakes(lines: readonly string[]): FileMistake[] {
  const content = contentLines(lines);
  const found = content.flatMap(({ number, text }): FileMistake[] => {
    const mistake = certain.map((test) => test(text)).find(Boolean);
    return mistake ? [{ line: number, text: mistake }] : [];
  });
  const misplaced = found.length > 0 ? null : indentationMistake(content);
  return misplaced ? [misplaced] : found;
}

/** Describes the probable mistake in a line where the YAML parser stops. */
export function likelyMistake(line: string): string {
  const [, describe] = likely.find(([pattern]) => pattern.test(line)) ?? [];
  return describe?.(line) ?? 'is not indented like its neighbors; count the spaces before it';
}

/** A text with a comment that was probably not meant as one. */
export const commentMistake = (line: string) =>
  `has everything after " #" ignored as a comment; ${enclose(line)}`;
