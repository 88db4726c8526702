/**
 * What the network and the browser cost alone: a built page without its scripts, fonts and preloads, its styles
 * inline as they are.
 *
 * @param page the text of a built HTML file
 * @throws when something of that is still in it
 */
export function limitPage(page: string): string {
  const limit = page
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link\b[^>]*\brel="(?:preload|modulepreload|prefetch)"[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^{}]*url\([^{}]*\}/g, '');
  const left = /<script|rel="(?:module)?preload"|\.woff2|<link[^>]*stylesheet/.exec(limit);
  if (left) throw new Error(`The limit page still holds "${left[0]}".`);
  return limit;
}

/** A built page whose links are not fetched before they are pressed. */
export function withoutPrefetch(page: string): string {
  return page.replace(/<script type="speculationrules">.*?<\/script>/s, '');
}
