import { posix } from 'node:path';
import { contentHash } from './built-site.ts';
import { type HtmlElement, htmlElements } from './html-elements.ts';

/**
 * Gives each script and style file that a page can load its hash (Subresource Integrity): in the tag that
 * loads it, and in an import map for the scripts that only other scripts load.
 *
 * @param files the text of every script and style file of the build by its path: `/_astro/page.a1b2.js`
 */
export function withIntegrity(markup: string, files: ReadonlyMap<string, string>): string {
  const elements = htmlElements(markup);
  const tags = elements.flatMap((element) => {
    const path = loadedFile(element);
    if (path === undefined) return [];
    const text = files.get(path);
    if (text === undefined) {
      throw new Error(`<${element.name}> loads ${path}, which was not built.`);
    }
    const at = element.start + `<${element.name}`.length;
    return [{ path, at, text: ` integrity="${contentHash(text)}"` }];
  });
  const isNamed = (file: string) =>
    [markup, ...files.values()].some((text) => text.includes(posix.basename(file)));
  const others = [...files]
    .filter(([file]) => file.endsWith('.js') && !tags.some(({ path }) => path === file))
    .filter(([file]) => isNamed(file))
    .map(([file, text]) => [file, contentHash(text)]);
  const map = JSON.stringify({ integrity: Object.fromEntries(others) });
  // A map counts only when it stands before whatever loads the first module. What hydrates with an interaction waits for the end
  // of the document (`interaction-directive.ts`), so that the first screen comes before the map.
  const first = elements.find(hydratesWhileParsing) ?? elements.find(loadsModules);
  return [
    ...tags,
    ...(first ? [{ at: first.start, text: `<script type="importmap">${map}</script>` }] : []),
  ]
    .sort((a, b) => b.at - a.at)
    .reduce((page, { at, text }) => page.slice(0, at) + text + page.slice(at), markup);
}

function hydratesWhileParsing({ name, attributes }: HtmlElement): boolean {
  return name === 'astro-island' && attributes.get('client') !== 'interaction';
}

function loadsModules({ name, attributes, text }: HtmlElement): boolean {
  return name === 'script' && (attributes.get('type') === 'module' || /\bimport\(/.test(text));
}

function loadedFile({ name, attributes }: HtmlElement): string | undefined {
  if (name === 'script') return attributes.get('src');
  const kind = `${attributes.get('rel')} ${attributes.get('as') ?? ''}`.trim().toLowerCase();
  const isCode = /^(?:stylesheet|modulepreload|preload (?:script|style))\b/.test(kind);
  return name === 'link' && isCode ? attributes.get('href') : undefined;
}
