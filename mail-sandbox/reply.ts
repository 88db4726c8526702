import type { ServerResponse } from 'node:http';
import type { Html } from './html.ts';

type Headers = Readonly<Record<string, string>>;

const everyReply: Headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

// An e-mail carries its styles inline. It may do nothing else: no script, no request, no form.
const emailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

function send(response: ServerResponse, status: number, type: string, body: string, more: Headers) {
  response.writeHead(status, { ...everyReply, 'Content-Type': type, ...more });
  response.end(body);
}

/** The ways in which this server answers. Each ends the response. */
export const reply = {
  text(response: ServerResponse, status: number, text: string, headers: Headers = {}): void {
    send(response, status, 'text/plain; charset=utf-8', text, headers);
  },
  json(response: ServerResponse, status: number, value: unknown): void {
    send(response, status, 'application/json; charset=utf-8', JSON.stringify(value), {});
  },
  page(response: ServerResponse, status: number, page: Html): void {
    send(response, status, 'text/html; charset=utf-8', page.markup, {
      'Content-Security-Policy': pagePolicy,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Referrer-Policy': 'same-origin',
    });
  },
  email(response: ServerResponse, markup: string): void {
    send(response, 200, 'text/html; charset=utf-8', markup, {
      'Content-Security-Policy': emailPolicy,
      'Referrer-Policy': 'no-referrer',
    });
  },
  file(response: ServerResponse, type: string, content: string): void {
    send(response, 200, type, content, {});
  },
  /** Sends the browser on after a form, so that a reload repeats nothing. */
  redirect(response: ServerResponse, path: string): void {
    send(response, 303, 'text/plain; charset=utf-8', '', { Location: path });
  },
};
