import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type HtmlElement, htmlElements } from './html-elements.ts';

/** What the headers of a built site depend on. File names are paths from the root: `/404.html`. */
export interface BuiltSite {
  files: readonly string[];
  /** HTML and SVG files, the two kinds a browser renders as a document of its own. */
  documents: ReadonlyMap<string, BuiltDocument>;
}

/** What the policy of a built document depends on. Hashes are CSP sources without quotes. */
export interface BuiltDocument {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  /** Only the form calls the email service. */
  hasForm: boolean;
  hasAudio: boolean;
}

/** Read by the host and never served as files. */
const hostFiles = /^\/(?:_headers|_nginx\.conf|\.nojekyll)$|\.(?:br|gz)$/;

/** `type` values that a browser executes or processes; any other is a data block, which needs no hash. */
const activeTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** The files in a build's folder, except those meant for the host. */
export function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(directory, join(parentPath, name))}`)
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !hostFiles.test(file))
    .sort();
}

/** Collects what the headers depend on from the folder of a finished build. */
export function scanBuiltSite(directory: string): BuiltSite {
  const files = filesOf(directory);
  const documents = files
    .filter((file) => /\.(?:html|svg)$/.test(file))
    .map((file) => [file, describeDocument(readFileSync(join(directory, file), 'utf8'))] as const);
  return { files, documents: new Map(documents) };
}

/** Extracts what the content policy of a built HTML or SVG file depends on. */
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

/** The hash of a text as a CSP source. */
function contentHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
