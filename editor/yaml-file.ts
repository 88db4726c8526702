import type { Document, Node, Pair, YAMLSeq } from 'yaml';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { frontMatter } from '../src/content/schema.ts';
import { isEmpty, withoutEmpty } from '../src/content/without-empty.ts';
import { type Group, isGroup } from './form-value.ts';

// As the site reads them: every value is a string, so 0123 and yes stay as typed.
const asTexts = { schema: 'failsafe' } as const;

/** A line break typed into a text has no effect on the page. */
const onOneLine = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, ' ');

/** A saved form without empty fields. */
const fromForm = (saved: Group): unknown =>
  withoutEmpty(
    JSON.parse(JSON.stringify(saved), (_, field) =>
      typeof field === 'string' ? onOneLine(field) : field,
    ),
  );

function mergeList(document: Document, list: YAMLSeq<Node>, entries: readonly unknown[]): void {
  const old = list.items.map((item) => ({ item, json: JSON.stringify(item) }));
  const kept = entries.map((entry) => {
    const index = old.findIndex(({ json }) => json === JSON.stringify(entry));
    return index < 0 ? undefined : old.splice(index, 1)[0]?.item;
  });
  list.items = entries.map(
    (entry, index) => kept[index] ?? merge(document, old.shift()?.item, entry),
  );
}

function merge(document: Document, node: unknown, value: unknown): Node {
  if (isMap<Node, Node>(node) && isGroup(value)) {
    node.items = node.items.filter(
      ({ key, value: old }) => String(key) in value || isEmpty(old?.toJSON()),
    );
    for (const [index, [key, field]] of Object.entries(value).entries()) {
      const pair = node.items.find((item) => String(item.key) === key);
      if (pair) pair.value = merge(document, pair.value, field);
      else node.items.splice(index, 0, document.createPair(key, field) as Pair<Node, Node>);
    }
  } else if (isSeq<Node>(node) && Array.isArray(value)) {
    mergeList(document, node, value);
  } else if (isScalar(node) && typeof value === 'string') {
    if (onOneLine(String(node.value)) !== value) node.value = value;
  } else {
    return document.createNode(value);
  }
  return node;
}

function mergeYaml(text: string, saved: Group): string {
  const document = parseDocument(text, asTexts);
  const merged = merge(document, document.contents, fromForm(saved));
  document.contents = merged as typeof document.contents;
  return document.toString({ lineWidth: 0 });
}

function toValue(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    // An alias without an anchor.
    return null;
  }
}

/** A file as a form shows it, with every value as typed; null if it is not a YAML mapping. */
export function toForm(path: string, file: string): Group | null {
  const text = file.replace(/^\ufeff/, '');
  const yaml = path.endsWith('.md') ? (frontMatter.exec(text)?.[1] ?? '{}') : text;
  const document = parseDocument(yaml, asTexts);
  const value = document.errors.length > 0 ? null : toValue(document);
  if (!isGroup(value)) return null;
  return path.endsWith('.md') ? { ...value, body: text.replace(frontMatter, '') } : value;
}

/**
 * Merges a form's value into the text of its file, empty for a new one: unchanged values keep their lines, comments
 * and quotation marks.
 */
export function mergeFile(path: string, text: string, saved: Group): string {
  const old = text.replaceAll('\r\n', '\n');
  if (!path.endsWith('.md')) return withLineEndsOf(text, mergeYaml(old, saved));
  const { body, ...head } = saved;
  const front = mergeYaml(frontMatter.exec(old)?.[1] ?? '', head);
  return withLineEndsOf(text, `---\n${front}---\n${body ?? ''}`);
}

/** A new text with the line ends of the old one: the YAML library and a browser's text field have LF only. */
export const withLineEndsOf = (old: string, text: string): string =>
  text.replaceAll(/\r?\n/g, old.includes('\r\n') ? '\r\n' : '\n');
