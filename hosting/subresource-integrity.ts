import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { type HtmlElement, htmlElements } from './html-elements.ts';

/** The text of every script and style file of a build by its path: `/_astro/page.a1b2.js`. */
export type SourceFiles = ReadonlyMap<string, string>;

/**
 * Gives every script and style file that a document can load its hash (Q4; Subresource Integrity): in an
 * `integrity` attribute where a tag names the file, and in an import map for the modules that only other
 * modules name, which no attribute reaches.
 *
 * @param markup the text of a built page
 * @param files every script and style file of the build
 * @returns the page with the hashes
 * @throws when a tag loads a file, or a script names a module, that was not built
 */
export function withIntegrity(markup: string, files: SourceFiles): string {
  const source = markup.replace(/\r\n?/g, '\n');
  const elements = htmlElements(source);
  const insertions: { at: number; text: string }[] = [];
  const tagged = new Set<string>();
  for (const element of elements) {
    const path = loadedFile(element);
    if (path === undefined) continue;
    const text = files.get(path);
    if (text === undefined)
      throw new Error(`<${element.name}> loads ${path}, which was not built.`);
    tagged.add(path);
    const at = element.start + `<${element.name}`.length;
    insertions.push({ at, text: ` integrity="${integrity(text)}"` });
  }
  const others = [...reachedModules(source, files)].filter((path) => !tagged.has(path));
  const first = elements.find(loadsModules);
  if (others.length > 0 && first) {
    insertions.push({ at: first.start, text: importMap(others, files) });
  }
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}

/** An import map counts only when it stands before whatever loads the first module. */
function loadsModules({ name, attributes, text }: HtmlElement): boolean {
  return name === 'script' && (attributes.get('type') === 'module' || /\bimport\(/.test(text));
}

function loadedFile({ name, attributes }: HtmlElement): string | undefined {
  if (name === 'script') return attributes.get('src');
  if (name !== 'link') return undefined;
  const relation = attributes.get('rel') ?? '';
  const isCode =
    /^(?:stylesheet|modulepreload)$/i.test(relation) ||
    (/^preload$/i.test(relation) && /^(?:script|style)$/i.test(attributes.get('as') ?? ''));
  return isCode ? attributes.get('href') : undefined;
}

/** The whole address of a module among the built files, wherever it stands in a text. */
const builtModule = /\/_astro\/[\w.-]+\.m?js\b/g;

/**
 * The modules that a page can load: those whose hashed name stands in the page, or in a module that is reached.
 * A name that is only mentioned costs an entry in the map and nothing else.
 *
 * @throws when the address of a module stands there that was not built
 */
export function reachedModules(markup: string, files: SourceFiles): Set<string> {
  const modules = [...files.keys()].filter((path) => /\.m?js$/.test(path));
  const reached = new Set<string>();
  const texts = [markup];
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    const missing = [...text.matchAll(builtModule)].find(([path]) => !files.has(path));
    if (missing) throw new Error(`${missing[0]} is fetched and was not built.`);
    for (const path of modules) {
      if (reached.has(path) || !text.includes(posix.basename(path))) continue;
      reached.add(path);
      texts.push(files.get(path) ?? '');
    }
  }
  return reached;
}

function importMap(paths: readonly string[], files: SourceFiles): string {
  const entries = paths.toSorted().map((path) => [path, integrity(files.get(path) ?? '')]);
  return `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(entries) })}</script>`;
}

function integrity(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
