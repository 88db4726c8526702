/**
 * The document of a host that fails so far that it cannot read the error page: it depends on nothing.
 *
 * @param email the address that a visitor can write to, where the host knows it
 */
export function static500(email?: string): string {
  const contact = email ? ` or write to <a href="mailto:${email}">${email}</a>` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<title>Unexpected Application Error!</title><h1>Unexpected Application Error!</h1>
<p>500 Internal Server Error</p>
<p><a href="/">Return to Home</a>${contact}.</p>`;
}
