import type { Deployment } from '../src/env.ts';
import { errorDocuments, fileOf } from '../src/routes.ts';
import type { BuiltSite } from './built-site.ts';
import { mediaType, mediaTypes } from './file-types.ts';
import { headersFor, headersWithoutFile, type ResponseHeaders } from './headers.ts';

/** Returns the lines that give a location the headers of a path. */
type HeadersOf = (path: string) => string[];

const settings = [
  'server_tokens off;',
  'absolute_redirect off;',
  'merge_slashes off;',
  'max_ranges 0;',
  'gzip off;',
  'gzip_static on;',
  'gzip_vary on;',
  // Open files are kept; a reload, which every new build needs for its hashes, starts afresh.
  'open_file_cache max=500;',
  'open_file_cache_valid 10s;',
  'charset utf-8;',
  'charset_types text/css text/javascript text/plain;',
  'default_type application/octet-stream;',
];

const hashedFiles = '/_astro/';

/**
 * The text of `_nginx.conf`, to be included in a server block that names address and root. It serves the built
 * files alone, redirects the variants of a route that it can tell from it, and answers with the 404 page and the error page.
 *
 * @throws for a file whose type is not known
 */
export function nginxConfiguration(site: BuiltSite, deployment: Deployment): string {
  for (const file of site.files) mediaType(file);
  // A location that adds one header loses all that the server adds: so each adds all of its own.
  const headersOf = (path: string) => headerLines(headersFor(path, site, deployment));
  const types = Object.entries(mediaTypes).map(([ending, type]) => `${type} ${ending};`);
  const sections = [
    [
      '# Written by the build, from its own files. Include it in a server block that names the root.',
    ],
    [...settings, block('types', types)],
    headerLines(headersWithoutFile(deployment)),
    errors(headersOf),
    [block('if ($request_method !~ "^(?:GET|HEAD)$")', ['return 405;'])],
    locations(site, headersOf),
  ];
  return `${sections.map((section) => section.join('\n')).join('\n\n')}\n`;
}

/** Every route and file by its one exact address, the variants of a route as redirects, and nothing else. */
function locations({ files }: BuiltSite, headersOf: HeadersOf): string[] {
  const routePaths = routesOf(files);
  const hashed = files.filter((file) => file.startsWith(hashedFiles));
  const others = files.filter((file) => !hashed.includes(file) && !file.endsWith('.html'));
  return [
    ...routePaths.map((route) =>
      // What was built and cannot be read is a failure of this host and no unknown path.
      block(`location = ${route}`, [...headersOf(route), `try_files ${fileOf(route)} =500;`]),
    ),
    ...others.map((file) => block(`location = ${file}`, headersOf(file))),
    // Safari plays only what is sent in ranges.
    ...hashed
      .filter((file) => mediaType(file).startsWith('audio/'))
      .map((file) => block(`location = ${file}`, ['max_ranges 1;', ...headersOf(file)])),
    ...hashed.slice(0, 1).map((file) => block(hashedLocation(hashed), headersOf(file))),
    ...routePaths.map(variantsLocation),
    block('location /', ['return 404;']),
  ];
}

/** The path of each page among the built files but for the error documents. */
function routesOf(files: readonly string[]): string[] {
  const hidden = Object.values(errorDocuments).map(fileOf);
  return files
    .filter((file) => file.endsWith('.html') && !hidden.includes(file))
    .map((file) => (file === fileOf('/') ? '/' : file.replace(/\.html$/, '')));
}

/** Files of earlier builds may stay for visitors who still have an earlier page: names never clash. */
function hashedLocation(files: readonly string[]): string {
  const endings = [...new Set(files.map((file) => file.slice(file.lastIndexOf('.') + 1)))].sort();
  return `location ~ "^${hashedFiles}[\\w.-]+\\.(?:${endings.join('|')})$"`;
}

/** The variants that `canonicalPath` knows, but for percent-encoded ones, which nginx has decoded by then. */
function variantsLocation(route: string): string {
  const folder = route === '/' ? '' : route.replaceAll('/', '/+');
  const extension = route === '/' ? '' : '|\\.html';
  const ending = `(?:/+index(?:\\.html)?${extension})?/*`;
  return block(`location ~* "^${folder}${ending}$"`, [`return 301 ${route}$is_args$args;`]);
}

/** What nginx answers in its own name: a page of nginx's own is shown only where the error page cannot be read. */
function errors(headersOf: HeadersOf): string[] {
  const { notFound, error } = errorDocuments;
  const errorPage = [...headersOf(error), `try_files ${fileOf(error)} =500;`];
  return [
    'recursive_error_pages on;',
    // A path that cannot be decoded is an unknown one.
    `error_page 400 404 =404 ${fileOf(notFound)};`,
    'error_page 405 413 414 494 /.refused;',
    'error_page 403 500 502 503 504 =500 @failure;',
    block(`location = ${fileOf(notFound)}`, [
      'internal;',
      ...headersOf(notFound),
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
function block(name: string, lines: readonly string[]): string {
  const inside = lines.flatMap((line) => line.split('\n')).map((line) => `    ${line}`);
  return [`${name} {`, ...inside, '}'].join('\n');
}

function headerLines(headers: ResponseHeaders): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}
