import { errorDocuments, fileOf } from '../src/routes.ts';
import { block } from './nginx-syntax.ts';

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
