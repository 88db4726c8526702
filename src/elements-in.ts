import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** The elements of a parsed document, in source order, including those in templates. */
export function elementsIn(node: Node): DefaultTreeAdapterTypes.Element[] {
  const below = childNodesOf(node).flatMap(elementsIn);
  return 'tagName' in node ? [node, ...below] : below;
}

/** The nodes directly inside a node; those of a template are in its content. */
export function childNodesOf(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}
