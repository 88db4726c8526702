import { type HtmlElement, htmlElements } from './html-elements.ts';

const loadingElements = new Set(['script', 'img', 'iframe', 'source', 'video', 'audio', 'embed']);
const loadingRelations = /^(?:stylesheet|icon|manifest|preload|modulepreload|apple-touch-icon)$/i;

/**
 * Names what a document holds that the content policy (Q4) would block in every browser, so that
 * the build can stop instead of a page failing without a word.
 *
 * @param file the document's path, for the message
 * @param markup its text
 * @returns one line for each conflict, with the mend; empty when there is none
 */
export function policyConflicts(file: string, markup: string): string[] {
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
  const address = loadedAddress(name, attributes);
  if (address !== undefined && /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) {
    conflicts.push(`loads ${shorten(address)}. Serve a file of this site instead.`);
  }
  if (name === 'style' && /url\(\s*["']?(?:data:|https?:|\/\/)/i.test(text)) {
    conflicts.push(
      'loads a data: or foreign address with url(). Serve a file of this site instead.',
    );
  }
  return conflicts;
}

function loadedAddress(name: string, attributes: HtmlElement['attributes']): string | undefined {
  if (loadingElements.has(name)) return attributes.get('src');
  const loads = name === 'link' && loadingRelations.test(attributes.get('rel') ?? '');
  return loads ? attributes.get('href') : undefined;
}

function shorten(address: string): string {
  return address.length > 60 ? `${address.slice(0, 60)}…` : address;
}
