import type { ServerResponse } from 'node:http';

const commonHeaders = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

// An e-mail has its styles inline, and can do nothing else: no script, no request, no form.
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox";

/** Ends a response with strict headers. */
export function reply(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  response.writeHead(status, { ...commonHeaders, ...type, ...headers }).end(body);
}

export function replyJson(response: ServerResponse, value: unknown): void {
  reply(response, 200, JSON.stringify(value), { 'Content-Type': 'application/json' });
}

export function replyHtml(response: ServerResponse, kind: 'page' | 'email', html: string): void {
  reply(response, 200, html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': kind === 'page' ? pagePolicy : emailPolicy,
  });
}
