/** The pages that visitors and search engines find, in sitemap and footer order. Their paths are in the content. */
export const routeNames = ['home', 'privacy', 'terms', 'imprint'] as const;

export type RouteName = (typeof routeNames)[number];

/** The default path of each inner page. */
export const defaultPaths = {
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  imprint: '/imprint',
} as const satisfies Record<Exclude<RouteName, 'home'>, string>;

/** Documents that a host sends for an unknown path and for its own failure. */
export const errorDocuments = { notFound: '/404', error: '/500' } as const;

/** The path of a page other than the home page: lowercase words, joined by hyphens. */
const pagePath = /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Files and folders of the site have these names. */
const reservedPaths: readonly string[] = [...Object.values(errorDocuments), '/index', '/share'];

/** Whether a page may have this path. */
export const isPagePath = (path: string) => pagePath.test(path) && !reservedPaths.includes(path);

/** The file that the build writes for a route or an error document, from the root of the site. */
export function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** Possible endings of a route's variants: folder index, file extension, trailing slashes. */
const ending = /(?:\/index(?:\.html)?|(?<=[^/])\.html)?\/*$/;

/**
 * The canonical path of a page for a variant: upper case, percent-encoded letters, doubled or trailing
 * slashes, `index`, `index.html` and `.html`. The caller checks whether the page exists.
 *
 * @param pathname the requested path, still percent-encoded, without query or hash
 * @returns the path to redirect to; null if it is already canonical or cannot be a page's
 */
export function canonicalPath(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const path = decoded.toLowerCase().replace(/\/+/g, '/').replace(ending, '') || '/';
  return path !== pathname && (path === '/' || isPagePath(path)) ? path : null;
}
