interface Place {
  file: string;
  line: number;
  /** Counted from 0; null where it is not known. */
  column: number | null;
}

/**
 * Turns what Node says about a content file that it cannot read into a sentence for someone who edits
 * words and has never written a program.
 *
 * @param error what importing the file threw
 * @param source gives the text of a file
 * @returns one line with file, line number and mend, or null when the error is of another kind
 */
export function explainSyntax(error: unknown, source: (file: string) => string): string | null {
  if (!(error instanceof Error)) return null;
  const place = placeOf(error.stack ?? '');
  if (place === null) return null;
  const where = `${place.file}, line ${place.line}:`;
  const [, word] = /^(\S+) is not defined$/.exec(error.message) ?? [];
  if (error instanceof ReferenceError && word) {
    return `${where} ${word} stands there without quotation marks. Write '${word}'.`;
  }
  if (!(error instanceof SyntaxError)) return `${where} ${error.message}.`;
  return `${where} ${mendOf(error.message, place, source(place.file).split('\n'))}`;
}

/** The topmost content file that the stack names; for a syntax error a line of the stack points with `^`. */
function placeOf(stack: string): Place | null {
  const [, name, line] = /src[\\/]content[\\/]([\w-]+\.ts):(\d+)/.exec(stack) ?? [];
  if (!name || !line) return null;
  const pointer = stack.split('\n').find((text) => /^\s*\^+\s*$/.test(text));
  return {
    file: `src/content/${name}`,
    line: Number(line),
    column: pointer ? pointer.indexOf('^') : null,
  };
}

function mendOf(message: string, { line, column }: Place, lines: readonly string[]): string {
  const here = lines[line - 1] ?? '';
  const before = lines[line - 2] ?? '';
  if (/[‘’“”]/.test(/Unexpected character '(.)'/.exec(message)?.[1] ?? '')) {
    return `the text stands between curly quotation marks. Put straight ones around it: 'like this'.`;
  }
  if (message.includes('<eof>')) {
    return `the end of the file is missing. Each { and [ needs its } and ], down to the last "} as const;".`;
  }
  const startsLine = column !== null && here.slice(0, column).trim() === '';
  if (startsLine && hasOpenQuote(before)) {
    return `the text on line ${line - 1} is not closed. Put a quotation mark at its end: ${before.trim().replace(/,?$/, "',")}`;
  }
  if (startsLine) return `a comma is missing at the end of line ${line - 1}.`;
  if (hasOpenQuote(here)) {
    return `an apostrophe ends the text too early: ${here.trim()} Write ’ in place of the ' within the text.`;
  }
  if (/^\s*[\w]+:\s*[^\s'"`[{]/.test(here)) {
    return `the words after the colon need quotation marks: ${here.trim()}`;
  }
  return `the file cannot be read from here on: ${here.trim()} Compare it with the lines above: name, colon, text between quotation marks, comma.`;
}

function hasOpenQuote(line: string): boolean {
  return (line.match(/(?<!\\)'/g) ?? []).length % 2 === 1;
}
