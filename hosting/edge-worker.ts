import { canonicalPath, errorDocuments, fileOf } from '../src/routes.ts';
import { lockedPolicy } from './content-security-policy.ts';

interface Environment {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/**
 * Runs on Cloudflare for requests that match no file: variants of a route, unknown paths, and the error
 * documents requested by name. Pages and files never reach it (`wrangler.jsonc`).
 */
export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    // A new request: conditional and range headers from the visitor must not turn the page into a 304 or 206.
    const fetchAsset = (path: string, method: string) =>
      ASSETS.fetch(new Request(new URL(path, request.url), { method }));
    const exists: Exists = async (path) => (await fetchAsset(path, 'HEAD')).ok;
    const asset: Asset = async (path, method = request.method) => {
      const response = await fetchAsset(path, method);
      if (!response.ok) throw new Error(`${path} is not among the files of the site`);
      return response;
    };
    try {
      return await answer(request, asset, exists);
    } catch (error) {
      console.error(error);
      return page(await asset(errorDocuments.error, 'GET'), 500);
    }
  },
};

/** Whether a file exists for a path. */
type Exists = (path: string) => Promise<boolean>;
type Asset = (path: string, method?: string) => Promise<Response>;

async function answer({ method, url }: Request, asset: Asset, exists: Exists): Promise<Response> {
  const { notFound, error } = errorDocuments;
  if (method !== 'GET' && method !== 'HEAD') {
    const headers = withoutFileHeaders(await asset(notFound, 'HEAD'));
    return new Response(null, { status: 405, headers });
  }
  const { pathname, search } = new URL(url);
  const route = canonicalPath(pathname);
  if (route !== null && (await exists(route))) {
    const headers = withoutFileHeaders(await asset(notFound, 'HEAD'));
    headers.set('Location', route + search);
    return new Response(null, { status: 301, headers });
  }
  // Requesting the error page by its file name is not a failure.
  if (pathname === fileOf(error)) return page(await asset(error), 200);
  return page(await asset(notFound), 404);
}

function page({ body, headers }: Response, status: number): Response {
  const kept = new Headers(headers);
  kept.delete('ETag');
  return new Response(body, { status, headers: kept });
}

/**
 * Cloudflare applies `_headers` to files only. So a response without a file uses the headers of the 404 page, minus
 * those specific to that file, with the policy of a response without a document.
 */
function withoutFileHeaders({ headers }: Response): Headers {
  const kept = new Headers(headers);
  for (const name of ['ETag', 'Content-Type', 'Content-Length']) kept.delete(name);
  kept.set('Content-Security-Policy', lockedPolicy);
  return kept;
}
