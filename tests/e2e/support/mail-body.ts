/** The body of a mail link, with line feeds. */
export function bodyOf(link: string): string {
  const body = new URLSearchParams(link.slice(link.indexOf('?')).replaceAll('+', '%2B')).get(
    'body',
  );
  return (body ?? '').replaceAll('\r\n', '\n');
}
