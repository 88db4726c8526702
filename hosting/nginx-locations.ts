import { routes } from '../src/routes.ts';
import type { BuiltSite } from './built-site.ts';
import { block, literal } from './nginx-syntax.ts';

type Settings = (path: string) => string[];

const hashedFiles = '/_astro/';

/**
 * The locations of what was built: every route and file by its one exact address, the variants of a route as
 * permanent redirects (R6), and nothing else.
 *
 * @param settings the lines that give a location the headers of a path
 */
export function nginxLocations({ files }: BuiltSite, settings: Settings): string[] {
  const hashed = files.filter((file) => file.startsWith(hashedFiles));
  const others = files.filter((file) => !hashed.includes(file) && !file.endsWith('.html'));
  return [
    ...routes.map((route) => routeLocation(route, settings(route))),
    ...others.map((file) => block(`location = ${file}`, settings(file))),
    ...hashedLocation(hashed, settings),
    ...routes.map(variantsLocation),
    block('location /', ['return 404;']),
  ];
}

function routeLocation(route: string, settings: readonly string[]): string {
  const asIs = `"^(?:resolved|${literal(route)}(?:\\?|$))"`;
  return block(`location = ${route}`, [
    block(`if ($site_sent !~ ${asIs})`, [redirectTo(route)]),
    ...settings,
    // What was built and cannot be read is a failure of this host and no unknown path.
    `try_files ${route === '/' ? '/index' : route}.html =500;`,
  ]);
}

/** Files of earlier builds may stay for visitors who still have an earlier page: the names never clash. */
function hashedLocation(files: readonly string[], settings: Settings): string[] {
  const [first] = files;
  if (first === undefined) return [];
  const endings = [...new Set(files.map((file) => file.slice(file.lastIndexOf('.') + 1)))].sort();
  const named = `location ~ "^${hashedFiles}[\\w.-]+\\.(?:${endings.join('|')})$"`;
  return [block(named, settings(first))];
}

/** The variants that `canonicalPath` knows, for nginx, which has decoded the path by then. */
function variantsLocation(route: string): string {
  const folder = route === '/' ? '' : literal(route).replaceAll('/', '/+');
  const extension = route === '/' ? '' : '|\\.html';
  const ending = `(?:/+index(?:\\.html)?${extension})?/*`;
  return block(`location ~* "^${folder}${ending}$"`, [redirectTo(route)]);
}

function redirectTo(route: string): string {
  return `return 301 ${route}$is_args$args;`;
}
