import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { frontMatter } from '../src/content/schema.ts';
import type { Path } from './form-value.ts';

/** The path of the innermost value on a line of a file, counted from 1; empty where no field has it. */
export function pathAtLine(file: string, text: string, line: number): Path {
  const isDocument = file.endsWith('.md');
  const [header = '', head = ''] = (isDocument ? frontMatter.exec(text) : null) ?? [];
  if (isDocument && line >= header.split('\n').length) return ['body'];
  const counter = new LineCounter();
  const options = { schema: 'failsafe', lineCounter: counter } as const;
  const { contents, errors } = parseDocument(isDocument ? head : text, options);
  const lineOf = (at: number) => counter.linePos(at).line + (isDocument ? 1 : 0);
  const covers = (node: unknown): boolean => {
    const [start, end = 0] = Object(node).range ?? [];
    return start !== undefined && lineOf(start) <= line && line <= lineOf(Math.max(start, end - 1));
  };
  return errors.length > 0 ? [] : pathWithin(contents, covers);
}

function pathWithin(node: unknown, covers: (node: unknown) => boolean): Path {
  const parts = isMap<Node, Node>(node)
    ? node.items.map(({ key, value }) => ({ step: String(key), nodes: [value, key] }))
    : isSeq<Node>(node)
      ? node.items.map((value, step) => ({ step, nodes: [value] }))
      : [];
  const part = parts.find(({ nodes }) => nodes.some(covers));
  return part ? [part.step, ...pathWithin(part.nodes[0], covers)] : [];
}
