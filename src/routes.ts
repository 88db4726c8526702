/** The pages that visitors and search engines find, in the order of sitemap and footer. The content has their paths. */
export const routeNames = ['home', 'privacy', 'terms', 'imprint'] as const;

export type RouteName = (typeof routeNames)[number];

/** Where each inner page is, unless the content says otherwise. */
export const usualPaths = {
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  imprint: '/imprint',
} as const satisfies Record<Exclude<RouteName, 'home'>, string>;

/** Documents that a host sends in its own name: for an unknown path and for its own failure. */
export const errorDocuments = { notFound: '/404', error: '/500' } as const;

/** The path of a page other than the home page: words in small letters, joined by hyphens. */
const pagePath = /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Paths that are no page's: files and folders of the site are called so. */
const taken: readonly string[] = [...Object.values(errorDocuments), '/index', '/share'];

/** Whether a page may have this path. */
export const isPagePath = (path: string) => pagePath.test(path) && !taken.includes(path);

/** The file that the build writes for a route or an error document, from the root of the site. */
export function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** Folder index, file extension, trailing slashes: what a variant of a route may end with. */
const ending = /(?:\/index(?:\.html)?|(?<=[^/])\.html)?\/*$/;

/**
 * The one address that a variant of a page's stands for: upper case, percent-encoded letters, doubled or trailing
 * slashes, `index`, `index.html` and `.html`. Whether there is such a page, the caller knows.
 *
 * @param pathname the path as it came, still percent-encoded, without query or hash
 * @returns the path to redirect to; null when it is in its one form already or can be no page's
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
