const begin = /^\s*(?:- +)*(?:(?:[\w-]+|"[^"]*"|'[^']*'): +)?/;

/** A mistake, and how to put the value of its line in quotation marks, including escapes. */
function enclose(mistake: string, line: string): string {
  const value = line.replace(begin, '');
  const inside = [
    /"/.test(value) && '\\" for each " inside',
    /\\/.test(value) && '\\\\ for each \\',
  ];
  const escapes = inside.filter(Boolean).join(' and ');
  return `${mistake}; put quotation marks around the whole text: "…"${escapes && `, and write ${escapes}`}`;
}

type Likely = readonly (readonly [pattern: RegExp, mistake: string])[];

/** A text of which YAML reads the beginning as an instruction. */
export const specialCharacter = (line: string) => enclose('begins with a special character', line);

/** A text with a comment that was probably not meant as one. */
export const commentMistake = (line: string) =>
  `${enclose('has everything after " #" ignored as a comment', line)}, or the comment on a line of its own`;

const inValue: Likely = [
  [/^'[^']*$/, 'begins with an apostrophe, which is read as a quotation mark'],
  [/^"[^"]*$/, 'begins with a quotation mark that nothing closes; put one at its end as well'],
  [
    /^["']/,
    String.raw`has quotation marks that do not enclose the whole text; begin and end it with " and write \" for one inside`,
  ],
  [/^(?:[[{\]}@%`&*!,]|[|>](?!>))/, 'begins with a special character'],
];

const inLine: Likely = [
  [/^(?:<{7}|={7}|>{7})/, 'is left from a merge; remove it'],
  [/^\s*-[^\s-]/, 'has no space after its "-"; write "- " and then the text'],
  [/^\s*(?:- +)*\w+:[^\s/]/, 'has no space after its colon; write "name: text"'],
  [/^\s*(?:- +)*[\w-]+: .*:(?: |$)/, 'has a colon within its text'],
  [/^(?!\s*- )[^:]*$/, 'has no name with a colon; write "name: text", or "- text" in a list'],
  [/^/, 'is not indented like its neighbors; count the spaces before it and before the next line'],
];

/** Describes the probable mistake in a line where the YAML parser stops. */
export function likelyMistake(line: string): string {
  const value = line.replace(begin, '');
  const found =
    inValue.find(([pattern]) => pattern.test(value)) ??
    inLine.find(([pattern]) => pattern.test(line));
  const mistake = found?.[1] ?? '';
  return mistake.includes(';') ? mistake : enclose(mistake, line);
}
