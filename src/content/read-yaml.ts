import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { commentMistake, likelyMistake, specialCharacter } from './line-mistakes.ts';
import type { FileMistake } from './mistake.ts';

export interface YamlText {
  /** Maps, lists and texts; null when `mistakes` say why there is nothing. */
  readonly data: unknown;
  /** What YAML cannot read, or would read as something else. */
  readonly mistakes: readonly FileMistake[];
  /** The line of a value; null if the file does not contain it. */
  readonly lineOf: (path: readonly PropertyKey[]) => number | null;
}

/**
 * Reads YAML, with each value as the text that was typed: `yes`, `0123` and `1.0` stay what they are. `firstLine` is
 * the number of its first line, if it is part of another file.
 */
export function readYaml(text: string, firstLine = 1): YamlText {
  const key = `${firstLine} ${text}`;
  const yaml = parsedTexts.get(key) ?? parseYaml(text, firstLine);
  parsedTexts.set(key, yaml);
  return yaml;
}

const noFile: FileMistake = {
  text: 'is missing or empty; restore it, from the files as they were delivered or with Git: "git restore src/content"',
};

/** A build reads the same files for each of its pages. */
const parsedTexts = new Map<string, YamlText>();

function parseYaml(text: string, firstLine: number): YamlText {
  if (text.trim() === '') return { data: null, mistakes: [noFile], lineOf: () => null };
  const counter = new LineCounter();
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: counter,
    prettyErrors: false,
  });
  const lines = text.split(/\r?\n/);
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const lineOf = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true);
    const offset = isNode(node) ? node.range?.[0] : undefined;
    return offset === undefined ? null : lineAt(offset) + firstLine - 1;
  };
  const [error] = document.errors;
  // Errors after the first are often only its consequences.
  const found = error ? [refused(error, document, text, lineAt)] : misread(document, text, lineAt);
  const mistakes = found.map(
    ([line, describe]): FileMistake => ({
      line: line + firstLine - 1,
      text: describe(lines[line - 1] ?? ''),
    }),
  );
  return { data: mistakes.length > 0 ? null : document.toJS(), mistakes, lineOf };
}

type Found = readonly [line: number, describe: (line: string) => string];
type LineAt = (offset: number) => number;

const reasons: Readonly<Partial<Record<YAMLError['code'], Found[1]>>> = {
  BAD_DQ_ESCAPE: () => String.raw`has a "\" within quotation marks; write it twice: \\`,
  DUPLICATE_KEY: (line) => `has the name "${line.trim().split(':')[0]}" a second time; keep one`,
  MULTIPLE_DOCS: () => 'is a "---", which starts a new document; remove it',
  TAB_AS_INDENT: () => 'begins with a tab; use spaces',
};

/** Where YAML stops, and why. */
function refused(
  { code, pos }: YAMLError,
  document: Document,
  text: string,
  lineAt: LineAt,
): Found {
  let at = Math.min(pos[0], text.trimEnd().length);
  // A text that nothing closes goes on to the end of the file.
  if (code === 'MISSING_CHAR') {
    visit(document, {
      Scalar: (_, { range, type }) => {
        if (type?.startsWith('QUOTE') && range && range[0] < at && at <= range[1]) at = range[0];
      },
    });
  }
  return [lineAt(at), reasons[code] ?? likelyMistake];
}

const joinedEntries =
  'continues on the next line, which begins with "-"; write "- " before each entry, and all below each other';

/** What YAML accepts without an error, but not as intended. */
function misread(document: Document, text: string, lineAt: LineAt): readonly Found[] {
  const found = new Map<number, Found[1]>();
  visit(document, {
    Node: (_, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      const line = lineAt(start);
      if (isAlias(node) || node.anchor || node.tag || text.startsWith('{{', start)) {
        found.set(line, specialCharacter);
      } else if (isScalar(node) && node.type === 'PLAIN') {
        if (/^[ \t]*#/.test(text.slice(end))) found.set(lineAt(end), commentMistake);
        if (/\n\s*-/.test(text.slice(start, end))) found.set(line, () => joinedEntries);
      }
    },
  });
  if (document.contents !== null && !isMap(document.contents)) {
    found.set(1, () => 'has no name with a colon; write "name: text"');
  }
  return [...found];
}
