import { agency } from '../src/content/agency.ts';
import { canonicalPath } from './canonical-path.ts';
import { headersWithoutFile } from './headers.ts';
import { type ErrorDocument, errorDocuments } from './routes.ts';

interface Environment {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

const [notFound, serverError] = errorDocuments;

/**
 * Runs on Cloudflare for what no file answers: variants of a route, unknown paths, and the error
 * documents asked for by name. Pages and files never come here (`wrangler.jsonc`).
 */
async function answer(request: Request, assets: Environment['ASSETS']): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const headers = { ...headersWithoutFile(), Allow: 'GET, HEAD' };
    return new Response('Method Not Allowed', { status: 405, headers });
  }
  const { pathname, search } = new URL(request.url);
  const route = canonicalPath(pathname);
  if (route !== null) {
    const headers = { ...headersWithoutFile(), Location: route + search };
    return new Response(null, { status: 301, headers });
  }
  const named = errorDocuments.find(({ path }) => pathname === path || pathname === `${path}.html`);
  return errorPage(named ?? notFound, request, assets);
}

async function errorPage(
  { path, status }: ErrorDocument,
  request: Request,
  assets: Environment['ASSETS'],
): Promise<Response> {
  // A fresh request: a condition or a range of the visitor's must not turn the page into 304 or 206.
  const page = await assets.fetch(
    new Request(new URL(path, request.url), { method: request.method }),
  );
  if (!page.ok) throw new Error(`${path} answered ${page.status}`);
  const headers = new Headers(page.headers);
  headers.delete('ETag');
  return new Response(page.body, { status, headers });
}

/** For the case that not even the error page can be had: it depends on nothing. */
function lastResort(): Response {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<title>Unexpected Application Error!</title><h1>Unexpected Application Error!</h1>
<p>500 Internal Server Error</p>
<p><a href="/">Return to Home</a> or write to <a href="mailto:${agency.email}">${agency.email}</a>.</p>`;
  const headers = { ...headersWithoutFile(), 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(body, { status: serverError.status, headers });
}

export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    try {
      return await answer(request, ASSETS);
    } catch (error) {
      console.error(error);
      return errorPage(serverError, request, ASSETS).catch(lastResort);
    }
  },
};
