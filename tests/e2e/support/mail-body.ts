/** The body of a mail link, with line feeds. */
export const bodyOf = (link: string) =>
  (new URL(link).searchParams.get('body') ?? '').replaceAll('\r\n', '\n');
