import type { Deployment } from '../src/env.ts';
import type { BuiltSite } from './built-site.ts';
import { mediaType, mediaTypes } from './file-types.ts';
import { headersFor, headersWithoutFile, type ResponseHeaders } from './headers.ts';
import { block, nginxErrors, nginxLocations } from './nginx-locations.ts';

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

/**
 * The text of `_nginx.conf`, to be included in a server block that names address and root. It serves the built
 * files alone, redirects every variant of a route, and answers with the 404 page and the error page.
 *
 * @throws for a file whose type is not known
 */
export function nginxConfiguration(site: BuiltSite, deployment: Deployment): string {
  for (const file of site.files) mediaType(file);
  // A location that adds one header loses all that the server adds: so each adds all of its own.
  const settingsOf = (path: string) => headerLines(headersFor(path, site, deployment));
  const types = Object.entries(mediaTypes).map(([ending, type]) => `${type} ${ending};`);
  const sections = [
    [
      '# Written by the build, from its own files. Include it in a server block that names the root.',
    ],
    [...serving, block('types', types)],
    headerLines(headersWithoutFile(deployment)),
    nginxErrors(settingsOf),
    [block('if ($request_method !~ "^(?:GET|HEAD)$")', ['return 405;'])],
    nginxLocations(site, settingsOf),
  ];
  return `${sections.map((section) => section.join('\n')).join('\n\n')}\n`;
}

function headerLines(headers: ResponseHeaders): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}
