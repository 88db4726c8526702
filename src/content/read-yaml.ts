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
import type { FileIssue } from './issue.ts';

export interface YamlText {
  /** Maps, lists and texts; null when `issues` say why there is nothing. */
  readonly data: unknown;
  /** What YAML cannot read, or would read as something else. */
  readonly issues: readonly FileIssue[];
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

const noFile: FileIssue = {
  text: 'is missing or empty; restore it, from the files as they were delivered or with Git: "git restore src/content"',
};

/** A build reads the same files for each of its pages. */
const parsedTexts = new Map<string, YamlText>();

function parseYaml(text: string, firstLine: number): YamlText {
  if (text.trim() === '') return { data: null, issues: [noFile], lineOf: () => null };
  const counter = new LineCounter();
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: counter,
    prettyErrors: false,
  });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const lineOf = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true);
    const offset = isNode(node) ? node.range?.[0] : undefined;
    return offset === undefined ? null : lineAt(offset) + firstLine - 1;
  };
  const [error] = document.errors;
  // Errors after the first are often only its consequences.
  const found = error ? [notYaml(error, document, text)] : misread(document, text);
  const issues = found.map(([offset, message]): FileIssue => {
    return { line: lineAt(offset) + firstLine - 1, text: message };
  });
  return { data: issues.length > 0 ? null : document.toJS(), issues, lineOf };
}

type Found = readonly [offset: number, message: string];

/** Where YAML stops, and why. */
function notYaml({ code, message, pos }: YAMLError, document: Document, text: string): Found {
  let at = Math.min(pos[0], text.trimEnd().length);
  // A text that nothing closes goes on to the end of the file.
  if (code === 'MISSING_CHAR') {
    visit(document, {
      Scalar: (_, { range, type }) => {
        if (type?.startsWith('QUOTE') && range && range[0] < at && at <= range[1]) at = range[0];
      },
    });
  }
  const fix = 'put quotation marks around a text with special characters, or check the indentation';
  return [at, `is not valid YAML (${message}); ${fix}`];
}

const quote = 'put quotation marks around the whole text';

/** What YAML accepts without an error, but not as intended. */
function misread(document: Document, text: string): readonly Found[] {
  const found: Found[] = [];
  visit(document, {
    Node: (_, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      if (isAlias(node) || node.anchor || node.tag || text.startsWith('{{', start)) {
        found.push([start, `begins with a special character; ${quote}`]);
      } else if (isScalar(node) && node.type === 'PLAIN') {
        if (/^[ \t]*#/.test(text.slice(end))) {
          const message = `has everything after " #" ignored as a comment; ${quote}, or the comment on a line of its own`;
          found.push([end, message]);
        }
        if (/\n\s*-/.test(text.slice(start, end))) {
          found.push([
            start,
            'continues on the next line, which begins with "-"; indent all list items the same',
          ]);
        }
      }
    },
  });
  if (document.contents !== null && !isMap(document.contents)) {
    found.push([0, 'has no name with a colon; write "name: text"']);
  }
  return found;
}
