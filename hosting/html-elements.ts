import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

export interface HtmlElement {
  readonly name: string;
  /** An attribute without a value has ''. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The text directly inside, as a browser hashes it. */
  readonly text: string;
}

/** The elements with a tag in the markup, in source order, including those in templates and `noscript`. */
export function htmlElements(markup: string): HtmlElement[] {
  // Browsers without JavaScript render the content of noscript.
  const options = { scriptingEnabled: false, sourceCodeLocationInfo: true };
  return elementsIn(parse(markup, options));
}

function elementsIn(node: Node): HtmlElement[] {
  const children = childrenOf(node);
  const below = children.flatMap(elementsIn);
  if (!('tagName' in node) || !node.sourceCodeLocation?.startTag) return below;
  const text = children.map((child) => ('value' in child ? child.value : '')).join('');
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  return [{ name: node.tagName, attributes, text }, ...below];
}

function childrenOf(node: Node): Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}
