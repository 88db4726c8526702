/** The pages that visitors and search engines find, each by its one address. */
export const routes = {
  home: '/',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
} as const;

/** Documents that a host sends in its own name: for an unknown path and for its own failure. */
export const errorDocuments = { notFound: '/404', error: '/500' } as const;

export type RouteName = keyof typeof routes;
export type InnerRouteName = Exclude<RouteName, 'home'>;

/** The routes in the order of the list, for sitemap, share pictures, navigation and hosts. */
export const routeNames = Object.keys(routes) as readonly RouteName[];
/** The routes without the home page. */
export const innerRouteNames = routeNames.filter((name) => name !== 'home');
/** The path of every route. */
export const routePaths: readonly string[] = Object.values(routes);

/** The file that the build writes for a route or an error document, from the root of the site. */
export function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** Folder index, file extension, trailing slashes: what a variant of a route may end with. */
const ending = /(?:\/index(?:\.html)?|(?<=[^/])\.html)?\/*$/;

/**
 * The one address for a variant of a route: upper case, percent-encoded letters, doubled or trailing slashes,
 * `index`, `index.html` and `.html`.
 *
 * @param pathname the path as it came, still percent-encoded, without query or hash
 * @returns the route to redirect to; null when the path is a route already or no variant of any
 */
export function canonicalPath(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const path = decoded.toLowerCase().replace(/\/+/g, '/').replace(ending, '') || '/';
  return path !== pathname && routePaths.includes(path) ? path : null;
}
