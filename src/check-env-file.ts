import { variableNames } from './env.ts';

/** A name that differs in one letter of five or fewer is taken for one of ours with a slip in it. */
const lettersToSlip = 5;

/**
 * Checks the lines of `.env` (O2), where a misspelled name would be passed over without a word.
 *
 * @param text the file's text
 * @returns a line for each mistake with line number, text and mend; empty when there is none. Names that
 * resemble none of the site's are other programs' and are let be
 */
export function envFileMistakes(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const written = line.trim().replace(/^export\s+/, '');
    if (written === '' || written.startsWith('#')) return [];
    const name = /^[^=\s:]*/.exec(written)?.[0] ?? '';
    const meant = variableNames.find((known) => isSlipOf(name, known));
    if (meant === undefined) return [];
    const where = `.env, line ${index + 1}:`;
    if (name !== meant) return [`${where} ${name} is no variable of this site. Write ${meant}.`];
    if (/^[^=\s]+\s*=/.test(written)) return [];
    return [`${where} ${name} has no "=" behind it. Write ${name}= and the value, on one line.`];
  });
}

function isSlipOf(name: string, known: string): boolean {
  return distance(name.toUpperCase(), known) <= Math.floor(known.length / lettersToSlip);
}

/** How many letters must be added, dropped or changed to make one word the other (Levenshtein). */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const row = [index + 1];
    for (const [column, wanted] of [...other].entries()) {
      const changed = (before[column] ?? 0) + Number(letter !== wanted);
      const added = (row[column] ?? 0) + 1;
      const dropped = (before[column + 1] ?? 0) + 1;
      row.push(Math.min(changed, added, dropped));
    }
    before = row;
  }
  return before.at(-1) ?? 0;
}
