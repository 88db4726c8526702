import { createHash } from 'node:crypto';
import { type HtmlElement, htmlElements } from './html-elements.ts';

/** What a policy has to allow for one built document. Hashes are CSP sources without quotes. */
export interface BuiltDocument {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** The form is what calls the e-mail service. */
  hasForm: boolean;
  hasAudio: boolean;
}

/** `type` values that a browser runs or obeys; any other makes a data block, which needs no hash. */
const activeTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** Reads from the text of a built HTML or SVG file what its content policy depends on. */
export function describeDocument(markup: string): BuiltDocument {
  const elements = htmlElements(markup);
  const hashesOf = (keep: (element: HtmlElement) => boolean) => [
    ...new Set(elements.filter(keep).map(({ text }) => contentHash(text))),
  ];
  const has = (wanted: string) => elements.some(({ name }) => name === wanted);
  return {
    scriptHashes: hashesOf(isInlineScript),
    styleHashes: hashesOf(({ name }) => name === 'style'),
    hasForm: has('form'),
    hasAudio: has('audio'),
  };
}

function isInlineScript({ name, attributes }: HtmlElement): boolean {
  return (
    name === 'script' && !attributes.has('src') && activeTypes.test(attributes.get('type') ?? '')
  );
}

/** The hash of a text as policies and `integrity` attributes name it. */
export function contentHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
