import type { Document, Node, Pair, YAMLSeq } from 'yaml';
import { isMap, isScalar, isSeq, parse, parseDocument } from 'yaml';
import { frontMatter } from '../src/content/schema.ts';

type Group = Record<string, unknown>;

// As the site reads them: every value is a text, so that 0123 and yes stay what was typed.
const asTexts = { schema: 'failsafe' } as const;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether nothing has been entered: an empty text, an empty list, a group of such. */
function isEmpty(value: unknown): boolean {
  if (isGroup(value)) return Object.values(value).every(isEmpty);
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '';
}

/** What a form has saved, as texts and without the fields in which nothing was entered. */
function fromForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromForm);
  if (isGroup(value)) {
    const entered = Object.entries(value).filter(([, field]) => !isEmpty(field));
    return Object.fromEntries(entered.map(([key, field]) => [key, fromForm(field)]));
  }
  // A line break that someone typed into a text means nothing on the page.
  const lines = String(value ?? '').trim();
  return lines.replaceAll(/\s*\n\s*/g, ' ');
}

function mergeList(document: Document, list: YAMLSeq<Node>, entries: readonly unknown[]): void {
  const old = list.items.map((item) => ({ item, json: JSON.stringify(item) }));
  const kept = entries.map((entry) => {
    const place = old.findIndex(({ json }) => json === JSON.stringify(entry));
    return place < 0 ? undefined : old.splice(place, 1)[0]?.item;
  });
  list.items = entries.map(
    (entry, place) => kept[place] ?? merge(document, old.shift()?.item, entry),
  );
}

function merge(document: Document, node: unknown, value: unknown): Node {
  if (isMap<Node, Node>(node) && isGroup(value)) {
    node.items = node.items.filter(
      ({ key, value: old }) => String(key) in value || isEmpty(old?.toJSON()),
    );
    for (const [place, [key, field]] of Object.entries(value).entries()) {
      const pair = node.items.find((item) => String(item.key) === key);
      if (pair) pair.value = merge(document, pair.value, field);
      else node.items.splice(place, 0, document.createPair(key, field) as Pair<Node, Node>);
    }
  } else if (isSeq<Node>(node) && Array.isArray(value)) {
    mergeList(document, node, value);
  } else if (isScalar(node) && typeof value === 'string') {
    node.value = value;
  } else {
    return document.createNode(value);
  }
  return node;
}

function mergeYaml(text: string, saved: string): string {
  const document = parseDocument(text, asTexts);
  const value = fromForm(parse(saved));
  document.contents = merge(document, document.contents, value) as typeof document.contents;
  return document.toString({ lineWidth: 0 });
}

/** A file as Keystatic reads it, with every value as the text that was typed: JSON, which is YAML as well. */
export function toForm(path: string, text: string): string {
  const json = (yaml: string) => JSON.stringify(parse(yaml, asTexts));
  if (!path.endsWith('.md')) return json(text);
  return `---\n${json(frontMatter.exec(text)?.[1] ?? '{}')}\n---\n${text.replace(frontMatter, '')}`;
}

/**
 * Writes what a form has saved, the whole file as Keystatic writes it, into the text that the file has, empty for a
 * new one: what did not change keeps its lines, comments and quotation marks.
 */
export function mergeFile(path: string, text: string, saved: string): string {
  if (!path.endsWith('.md')) return mergeYaml(text, saved);
  const between = (policy: string) => frontMatter.exec(policy)?.[1] ?? '';
  const body = saved.replace(frontMatter, '');
  return `---\n${mergeYaml(between(text), between(saved))}---\n${body}`;
}
