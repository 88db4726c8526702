import { errorDocuments } from '../src/routes.ts';
import { block, quote } from './nginx-syntax.ts';
import { lastResort } from './static-500.ts';

const { notFound, failure } = errorDocuments;

/**
 * What nginx answers in its own name (R4, R5): no page of nginx's own is ever shown.
 *
 * @param settings the lines that give a location the headers of a path
 * @param email the address on the page for the case that the error page cannot be read
 */
export function nginxErrors(settings: (path: string) => string[], email: string): string[] {
  const failurePage = [...settings(failure), `try_files ${failure}.html @last_resort;`];
  return [
    'recursive_error_pages on;',
    'error_page 400 = /.malformed;',
    'error_page 404 @unknown;',
    'error_page 405 413 414 494 /.refused;',
    'error_page 403 500 502 503 504 =500 @failure;',
    block('location @unknown', [
      ...settings(notFound),
      'etag off;',
      `try_files ${notFound}.html =500;`,
    ]),
    block('location @failure', ['etag off;', ...failurePage]),
    // Nothing has failed for a visitor who asks for the error page by its name.
    ...[failure, `${failure}.html`].map((path) => block(`location = ${path}`, failurePage)),
    block('location @last_resort', [
      'default_type "text/html; charset=utf-8";',
      `return 500 ${quote(lastResort(email))};`,
    ]),
    // A path that nginx cannot decode names no page: it sets no $request_uri then, and no
    // $request over HTTP/2. Any other malformed request is refused.
    block('location = /.malformed', [
      'internal;',
      'error_page 404 @unknown;',
      'error_page 400 /.refused;',
      'set $site_request "$request_uri$request";',
      block('if ($site_request ~ "^(?:$|(?:GET|HEAD) \\S+ HTTP/)")', ['return 404;']),
      'return 400;',
    ]),
    block('location = /.refused', ['internal;', 'default_type text/plain;', 'return 200 "";']),
  ];
}
