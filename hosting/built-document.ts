import { createHash } from 'node:crypto';
import { type HtmlElement, htmlElements } from './html-elements.ts';

/** What a policy has to allow for one built document. Hashes are CSP sources without quotes. */
export interface BuiltDocument {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** True when the document holds a form, which is what calls the e-mail service. */
  hasForm: boolean;
}

/** `type` values that a browser runs or obeys; any other makes a data block, which needs no hash. */
const activeTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Reads the facts that the content policy depends on (Q4) from what is really in a document.
 *
 * @param markup the text of a built HTML or SVG file
 */
export function describeDocument(markup: string): BuiltDocument {
  const elements = htmlElements(markup);
  const hashesOf = (keep: (element: HtmlElement) => boolean) => [
    ...new Set(elements.filter(keep).map((element) => contentHash(element.text))),
  ];
  return {
    scriptHashes: hashesOf(isInlineScript),
    styleHashes: hashesOf((element) => element.name === 'style'),
    hasForm: elements.some(({ name }) => name === 'form'),
  };
}

function isInlineScript({ name, attributes }: HtmlElement): boolean {
  return (
    name === 'script' && !attributes.has('src') && activeTypes.test(attributes.get('type') ?? '')
  );
}

function contentHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
