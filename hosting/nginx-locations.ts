import { fileOf, routePaths } from '../src/routes.ts';
import type { BuiltSite } from './built-site.ts';
import { block } from './nginx-syntax.ts';

const hashedFiles = '/_astro/';

/**
 * The locations of what was built: every route and file by its one exact address, the variants of a route as
 * permanent redirects, and nothing else.
 *
 * @param settings the lines that give a location the headers of a path
 */
export function nginxLocations(
  { files }: BuiltSite,
  settings: (path: string) => string[],
): string[] {
  const hashed = files.filter((file) => file.startsWith(hashedFiles));
  const others = files.filter((file) => !hashed.includes(file) && !file.endsWith('.html'));
  return [
    ...routePaths.map((route) =>
      // What was built and cannot be read is a failure of this host and no unknown path.
      block(`location = ${route}`, [...settings(route), `try_files ${fileOf(route)} =500;`]),
    ),
    ...others.map((file) => block(`location = ${file}`, settings(file))),
    ...hashed.slice(0, 1).map((file) => hashedLocation(hashed, settings(file))),
    ...routePaths.map(variantsLocation),
    block('location /', ['return 404;']),
  ];
}

/** Files of earlier builds may stay for visitors who still have an earlier page: names never clash. */
function hashedLocation(files: readonly string[], settings: readonly string[]): string {
  const endings = [...new Set(files.map((file) => file.slice(file.lastIndexOf('.') + 1)))].sort();
  const named = `location ~ "^${hashedFiles}[\\w.-]+\\.(?:${endings.join('|')})$"`;
  return block(named, settings);
}

/** The variants that `canonicalPath` knows, for nginx, which has decoded the path by then. */
function variantsLocation(route: string): string {
  const folder = route === '/' ? '' : route.replaceAll('/', '/+');
  const extension = route === '/' ? '' : '|\\.html';
  const ending = `(?:/+index(?:\\.html)?${extension})?/*`;
  return block(`location ~* "^${folder}${ending}$"`, [`return 301 ${route}$is_args$args;`]);
}
