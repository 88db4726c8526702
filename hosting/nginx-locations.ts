import { errorDocuments, fileOf, routePaths } from '../src/routes.ts';
import type { BuiltSite } from './built-site.ts';

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

/**
 * What nginx answers in its own name: a page of nginx's own is shown only where the error page cannot be read.
 *
 * @param settings the lines that give a location the headers of a path
 */
export function nginxErrors(settings: (path: string) => string[]): string[] {
  const { notFound, error } = errorDocuments;
  const errorPage = [...settings(error), `try_files ${fileOf(error)} =500;`];
  return [
    'recursive_error_pages on;',
    // A path that cannot be decoded is an unknown one.
    `error_page 400 404 =404 ${fileOf(notFound)};`,
    'error_page 405 413 414 494 /.refused;',
    'error_page 403 500 502 503 504 =500 @failure;',
    block(`location = ${fileOf(notFound)}`, [
      'internal;',
      ...settings(notFound),
      'etag off;',
      `try_files ${fileOf(notFound)} =500;`,
    ]),
    block('location @failure', ['etag off;', ...errorPage]),
    // Nothing has failed for a visitor who asks for the error page by its name.
    ...[error, fileOf(error)].map((path) => block(`location = ${path}`, errorPage)),
    block('location = /.refused', ['internal;', 'default_type text/plain;', 'return 200 "";']),
  ];
}

/** Lines within braces, indented. */
export function block(name: string, lines: readonly string[]): string {
  const inside = lines.flatMap((line) => line.split('\n')).map((line) => `    ${line}`);
  return [`${name} {`, ...inside, '}'].join('\n');
}
