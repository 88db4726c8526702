import { canonicalPath, errorDocuments, fileOf } from '../src/routes.ts';
import { lockedPolicy } from './content-security-policy.ts';

interface Environment {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/**
 * Runs on Cloudflare for requests that match no file: variants of a route, unknown paths, and the error
 * documents requested by name; and for a recording. Pages and other files never reach it (`wrangler.jsonc`).
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

async function answer(request: Request, asset: Asset, exists: Exists): Promise<Response> {
  const { method, url } = request;
  const { notFound, error } = errorDocuments;
  if (method !== 'GET' && method !== 'HEAD') {
    const headers = withoutFileHeaders(await asset(notFound, 'HEAD'));
    return new Response(null, { status: 405, headers });
  }
  const { pathname, search } = new URL(url);
  if (/\.(?:m4a|mp3|wav)$/.test(pathname) && (await exists(pathname))) {
    return partOf(await asset(pathname), request.headers.get('Range'));
  }
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

/**
 * The requested part of a file, or all of it. Safari plays only media served with range requests, which the asset
 * server answers with the whole file.
 */
async function partOf(file: Response, range: string | null): Promise<Response> {
  const headers = new Headers(file.headers);
  headers.set('Accept-Ranges', 'bytes');
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined) return new Response(file.body, { headers });
  const whole = await file.arrayBuffer();
  const start = Number(first);
  const end = Math.min(last ? Number(last) : Number.POSITIVE_INFINITY, whole.byteLength - 1);
  if (start > end) {
    headers.set('Content-Range', `bytes */${whole.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${start}-${end}/${whole.byteLength}`);
  return new Response(whole.slice(start, end + 1), { status: 206, headers });
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
