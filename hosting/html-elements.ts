import { parse } from 'parse5';
import { childNodesOf, elementsIn } from '../src/elements-in.ts';

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
  return elementsIn(parse(markup, options))
    .filter(({ sourceCodeLocation }) => sourceCodeLocation?.startTag)
    .map((element) => ({
      name: element.tagName,
      attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
      text: childNodesOf(element)
        .map((child) => ('value' in child ? child.value : ''))
        .join(''),
    }));
}
