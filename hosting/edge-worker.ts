import { canonicalPath } from '../src/canonical-path.ts';
import { errorDocuments } from '../src/routes.ts';
import { headersWithoutFile } from './headers.ts';
import { lastResort } from './static-500.ts';

interface Environment {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/**
 * Runs on Cloudflare for what no file answers: variants of a route, unknown paths, and the error
 * documents asked for by name. Pages and files never come here (`wrangler.jsonc`).
 */
async function answer(request: Request, { ASSETS }: Environment): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: headersWithoutFile() });
  }
  const { pathname, search } = new URL(request.url);
  const route = canonicalPath(pathname);
  if (route !== null) {
    const headers = { ...headersWithoutFile(), Location: route + search };
    return new Response(null, { status: 301, headers });
  }
  // Nothing has failed for a visitor who asks for the error page by its file name.
  if (pathname === `${errorDocuments.failure}.html`) {
    return page(errorDocuments.failure, 200, request, ASSETS);
  }
  return page(errorDocuments.notFound, 404, request, ASSETS);
}

async function page(
  path: string,
  status: number,
  { url, method }: Request,
  assets: Environment['ASSETS'],
): Promise<Response> {
  // A fresh request: a condition or a range of the visitor's must not turn the page into 304 or 206.
  const { ok, body, headers } = await assets.fetch(new Request(new URL(path, url), { method }));
  if (!ok) throw new Error(`${path} is not among the files of the site`);
  const kept = new Headers(headers);
  kept.delete('ETag');
  return new Response(body, { status, headers: kept });
}

function plainFailure(): Response {
  const headers = { ...headersWithoutFile(), 'Content-Type': 'text/html; charset=utf-8' };
  return new Response(lastResort(), { status: 500, headers });
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    try {
      return await answer(request, environment);
    } catch (error) {
      console.error(error);
      return page(errorDocuments.failure, 500, request, environment.ASSETS).catch(plainFailure);
    }
  },
};
