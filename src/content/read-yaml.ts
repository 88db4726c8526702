import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { commentMistake, likelyMistake, lineMistakes } from './line-mistakes.ts';
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
  const inFile = ({ line, text }: FileMistake): FileMistake => ({
    line: (line ?? 1) + firstLine - 1,
    text,
  });
  const lineOf = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true);
    const offset = isNode(node) ? node.range?.[0] : undefined;
    return offset === undefined ? null : lineAt(offset) + firstLine - 1;
  };
  const wrong = lineMistakes(lines);
  const refused = document.errors.map(({ code, pos }) => {
    const line = lineAt(Math.min(pos[0], text.trimEnd().length));
    return { line, text: reason(code, lines[line - 1] ?? '') };
  });
  // Errors after a mistake are often only its consequences.
  const found = wrong.length > 0 ? wrong : refused.slice(0, 1);
  const mistakes = (found.length > 0 ? found : misread(document, text, lineAt)).map(inFile);
  return { data: mistakes.length > 0 ? null : document.toJS(), mistakes, lineOf };
}

function reason(code: string, line: string): string {
  if (code === 'DUPLICATE_KEY')
    return `has the name "${line.trim().split(':')[0]}" a second time; keep one`;
  if (code === 'MULTIPLE_DOCS') return 'is a "---", which starts a new document; remove it';
  if (code === 'BAD_DQ_ESCAPE')
    return String.raw`has a "\" within quotation marks; write it twice: \\`;
  return likelyMistake(line);
}

/** What YAML accepts without an error, but not as intended. */
function misread(document: Document, text: string, lineAt: (offset: number) => number) {
  const found = new Map<number, string>();
  const lines = text.split(/\r?\n/);
  visit(document, {
    Node: (_, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      const line = lineAt(start);
      if (!isScalar(node) || node.type !== 'PLAIN') return;
      if (node.comment) found.set(line, commentMistake(lines[line - 1] ?? ''));
      if (text.slice(start, end).includes('\n')) {
        found.set(
          line,
          'goes on in the next line; write a text on one line, and "- " before an entry',
        );
      }
    },
  });
  if (document.contents !== null && !isMap(document.contents)) {
    found.set(1, 'has no name with a colon; write "name: text"');
  }
  return [...found].map(([line, text]): FileMistake => ({ line, text }));
}
