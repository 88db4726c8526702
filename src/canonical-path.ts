import { routes } from './routes.ts';

/** Folder index, file extension, trailing slashes: what a variant of a route may end with. */
const ending = /(?:\/index(?:\.html)?|(?<=[^/])\.html)?\/*$/;

/**
 * The one address for a variant of a route (R6): upper case, percent-encoded letters, doubled or
 * trailing slashes, `index`, `index.html` and `.html`.
 *
 * @param pathname the path as it came, still percent-encoded, without query or hash
 * @returns the route to redirect to, always one of `routes`; null when the path is a route already
 * or no variant of any
 */
export function canonicalPath(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const bare = decoded.toLowerCase().replace(/\/+/g, '/').replace(ending, '') || '/';
  const route = routes.find((candidate) => candidate === bare);
  return route === undefined || route === pathname ? null : route;
}
