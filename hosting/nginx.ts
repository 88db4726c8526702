import type { Deployment } from '../src/env.ts';
import type { BuiltSite } from './built-site.ts';
import { fileType, fileTypes } from './file-types.ts';
import { headersFor, headersWithoutFile } from './headers.ts';
import { nginxErrors } from './nginx-errors.ts';
import { nginxHeaders } from './nginx-headers.ts';
import { nginxLocations } from './nginx-locations.ts';
import { block } from './nginx-syntax.ts';

const serving = [
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

/** How the path was sent: `$uri` is what nginx makes of it. */
const spelling = [
  'set $site_sent $request_uri;',
  // Clients resolve dot segments before they ask. Who sends some gets what a client would have asked for.
  block('if ($request_uri ~* "^[^?]*/(?:\\.|%2e){1,2}(?:[/?]|$)")', ['set $site_sent resolved;']),
  // nginx alone takes %2F for a slash when it resolves them.
  block(
    'if ($request_uri ~* "^[^?]*(?:(?:/|%2f)(?:\\.|%2e){1,2}%2f|%2f(?:\\.|%2e){1,2}(?:[/?]|$))")',
    ['return 404;'],
  ),
];

/**
 * The text of `_nginx.conf`, to be included in a server block that names address and root (O6). It serves what
 * was built and nothing else, each file with the headers of its definition, leads every variant of a route to
 * the route (R6), and answers with the 404 page (R4) and the error page (R5).
 *
 * @param email the address on the page that is shown when even the error page cannot be read
 * @throws when nginx could not read a value, or for a file whose type is not known
 */
export function nginxConfiguration(site: BuiltSite, deployment: Deployment, email: string): string {
  for (const file of site.files) fileType(file);
  const headersOf = (path: string) => headersFor(path, site, deployment);
  const { lines, settings } = nginxHeaders(site.files.map(headersOf), headersWithoutFile());
  const settingsOf = (path: string) => settings(headersOf(path));
  const sections = [
    [
      '# Written by the build, from what it built. Include it in a server block that names the root.',
    ],
    [...serving, block('types', mimeTypes())],
    lines,
    nginxErrors(settingsOf, email),
    [block('if ($request_method !~ "^(?:GET|HEAD)$")', ['return 405;']), ...spelling],
    nginxLocations(site, settingsOf),
  ];
  return `${sections.map((section) => section.join('\n')).join('\n\n')}\n`;
}

function mimeTypes(): string[] {
  return Object.entries(fileTypes).map(([ending, { mime }]) => `${mime} ${ending};`);
}
