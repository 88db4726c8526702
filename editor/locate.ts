import { basename } from 'node:path';
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { frontMatter } from '../src/content/schema.ts';
import type { Mistake } from './protocol.ts';
import { type Group, isGroup, type Path, type Shape, type Value } from './shape.ts';

interface Place {
  readonly path: Path;
  readonly entry?: string;
  /** The rest of the sentence. */
  readonly rest: string;
}

/** Parses the place at the beginning of a sentence such as `turns, entry 2, text is missing`. */
function placeIn(sentence: string, shape: Shape, value: Group | null): Place {
  const path: (string | number)[] = [];
  let rest = sentence;
  let named: { entry?: string } = {};
  let part: Shape | undefined = shape;
  let data: Value | undefined = value ?? undefined;
  for (;;) {
    const [found = '', entry, key = ''] = /^(?:entry (\d+)|([\p{L}\p{N}_-]+))/u.exec(rest) ?? [];
    const step: string | number = entry
      ? Number(entry) - 1
      : part?.items
        ? entryCalled(key, data)
        : key;
    part = typeof step === 'number' ? part?.items : part?.properties?.[step];
    if (!found || part === undefined) return { path, rest, ...named };
    path.push(step);
    if (typeof step === 'number' && !entry) named = { entry: key };
    data = Object(data)[step];
    rest = rest.slice(found.length).replace(/^ \("[^"]*"\)(?=,)/, '');
    if (!rest.startsWith(', ')) return { path, rest: rest.trimStart(), ...named };
    rest = rest.slice(2);
  }
}

/** A list entry by its `name`. */
function entryCalled(name: string, list: Value | undefined): string | number {
  const index = Array.isArray(list)
    ? list.findIndex((entry) => isGroup(entry) && entry['name'] === name)
    : -1;
  return index < 0 ? name : index;
}

/** The path of the innermost value on a line of a file, counted from 1. */
function pathAtLine(file: string, text: string, line: number): Path {
  const head = file.endsWith('.md') ? (frontMatter.exec(text)?.[1] ?? '') : text;
  const first = file.endsWith('.md') ? 2 : 1;
  if (file.endsWith('.md') && line >= first + head.split('\n').length) return ['body'];
  const counter = new LineCounter();
  const { contents } = parseDocument(head, { schema: 'failsafe', lineCounter: counter });
  const covers = (node: unknown): node is Node => {
    const [start, end = 0] = Object(node).range ?? [];
    if (start === undefined) return false;
    const [from, to] = [start, Math.max(start, end - 1)].map((at) => counter.linePos(at).line);
    return (from ?? 0) <= line - first + 1 && line - first + 1 <= (to ?? 0);
  };
  const path: (string | number)[] = [];
  let node: unknown = contents;
  for (;;) {
    if (isMap<Node, Node>(node)) {
      const pair = node.items.find((item) => covers(item.value) || covers(item.key));
      if (!pair) return path;
      path.push(String(pair.key));
      node = pair.value;
    } else if (isSeq<Node>(node)) {
      const index = node.items.findIndex(covers);
      if (index < 0) return path;
      path.push(index);
      node = node.items[index];
    } else {
      return path;
    }
  }
}

interface Located {
  readonly file: string;
  readonly line: number | null;
  readonly sentence: string;
}

/** Parses `src/content/agency.yaml, line 3: name is empty.`; null if it does not begin with a file in that folder. */
function fileIn(message: string, folder: string): Located | null {
  const prefix = message.replaceAll('\\', '/').startsWith(`${folder}/`) ? folder.length + 1 : -1;
  const match =
    prefix < 0
      ? null
      : /^([\w./-]+?)(?: \([^)]*\))?(?:, line (\d+))?: (.+)$/s.exec(message.slice(prefix));
  if (!match) return null;
  const [, file = '', line, sentence = ''] = match;
  return { file, line: line ? Number(line) : null, sentence };
}

/** A message about the content, with its place in the file's form. */
export function locate(
  message: string,
  folder: string,
  form: (file: string) => { shape: Shape; value: Group | null; text: string } | null,
): Mistake {
  const found = fileIn(message, folder);
  const about = found && form(found.file);
  if (!found) return { file: null, path: [], text: message };
  if (!about) {
    const name = basename(found.file);
    const isUnused = found.file === `media/${name}` && found.sentence.startsWith('is not read.');
    const text = isUnused ? `${name} is not used.` : `${name} ${found.sentence}`;
    return { file: null, path: [], text, ...(isUnused ? { unused: name } : {}) };
  }
  const { rest, ...named } = placeIn(found.sentence, about.shape, about.value);
  if (named.path.length > 0 || found.line === null) {
    return { file: found.file, ...named, text: rest };
  }
  const path = pathAtLine(found.file, about.text, found.line);
  return { file: found.file, path, text: found.sentence };
}
