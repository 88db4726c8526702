import { type HtmlElement, htmlElements } from './html-elements.ts';

const loadingElements = new Set(['script', 'img', 'iframe', 'source', 'video', 'audio', 'embed']);
const loadingRelations = /^(?:stylesheet|icon|manifest|preload|modulepreload|apple-touch-icon)$/i;
const foreign = /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const fix = 'Serve a file of this site instead.';

/**
 * Finds what the content policy would block in a document, so that the build stops instead of a page
 * failing without a word.
 *
 * @param file the document's path, for the message
 * @returns a line for each conflict, with the fix; empty when there is none
 */
export function cspConflicts(file: string, markup: string): string[] {
  return htmlElements(markup).flatMap((element) =>
    conflictsOf(element).map((conflict) => `${file}: <${element.name}> ${conflict}`),
  );
}

function conflictsOf({ name, attributes, text }: HtmlElement): string[] {
  const conflicts = [...attributes].flatMap(([key, value]) => {
    if (key === 'style') return [`has style="${value}". Use a class from a stylesheet.`];
    if (/^on[a-z]/.test(key)) return [`has ${key}="…". Add the listener in a script.`];
    if (/^\s*javascript:/i.test(value)) return [`has ${key}="javascript:…". Use a button.`];
    return [];
  });
  const isLoadingLink = name === 'link' && loadingRelations.test(attributes.get('rel') ?? '');
  const address = isLoadingLink
    ? attributes.get('href')
    : loadingElements.has(name) && attributes.get('src');
  if (address && foreign.test(address)) {
    conflicts.push(`loads ${address.replace(/^(.{60}).+$/s, '$1…')}. ${fix}`);
  }
  if (name === 'style' && /url\(\s*["']?(?:data:|https?:|\/\/)/i.test(text)) {
    conflicts.push(`loads a data: or foreign address with url(). ${fix}`);
  }
  return conflicts;
}
