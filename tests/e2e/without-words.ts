import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Attributes that hold words of the content, or its facts. */
const ofContent =
  /^(aria-label|title|alt|content|placeholder|data-to-(dark|light)|data-mail-start)$/;
/** The hash in the name of a file, which any change of the file changes. */
const hash = /(?<=\/_astro\/[\w.-]+\.)[\w-]{8}(?=\.(?:js|css|woff2)\b)/g;
const factLink = /^(mailto:|tel:|https?:)/;

/** A document with its texts emptied, also those in the properties of its islands, and with zeros as hashes. */
export function withoutWords(html: string): string {
  const document = parse(html);
  emptyTexts(document);
  return serialize(document).replaceAll(hash, '00000000');
}

function emptyTexts(node: Node): void {
  if (node.nodeName === 'style') return;
  if (node.nodeName === 'script' && !isStructuredData(node)) return;
  if ('value' in node) node.value = '';
  for (const attribute of 'attrs' in node ? node.attrs : []) {
    const { name, value } = attribute;
    if (name === 'props') attribute.value = JSON.stringify(JSON.parse(value, emptyText));
    else if (ofContent.test(name) || factLink.test(value)) attribute.value = '';
  }
  if ('childNodes' in node) node.childNodes.forEach(emptyTexts);
}

const emptyText = (_key: string, value: unknown) => (typeof value === 'string' ? '' : value);

const isStructuredData = (node: Node) =>
  'attrs' in node && node.attrs.some(({ value }) => value === 'application/ld+json');
