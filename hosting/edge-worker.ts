import { canonicalPath, errorDocuments, fileOf } from '../src/routes.ts';
import { denyAllPolicy } from './content-security-policy.ts';
import { isAudio } from './file-types.ts';

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
    const find: Find = async (path, method = request.method) => {
      // Not `new URL(path, request.url)`: a path that begins with `//` names another host.
      const url = new URL(request.url);
      url.pathname = path;
      url.search = '';
      const response = await ASSETS.fetch(new Request(url, { method }));
      return response.ok ? response : null;
    };
    const asset: Asset = async (path, method) => {
      const found = await find(path, method);
      if (found === null) throw new Error(`${path} is not among the files of the site`);
      return found;
    };
    try {
      return await respond(request, asset, find);
    } catch (error) {
      console.error(error);
      return page(await asset(errorDocuments.error, 'GET'), 500);
    }
  },
};

/** The file for a path, or null; with the method of the visitor's request, or another one. */
type Find = (path: string, method?: string) => Promise<Response | null>;
/** The file for a path that must have one. */
type Asset = (path: string, method?: string) => Promise<Response>;

async function respond(request: Request, asset: Asset, find: Find): Promise<Response> {
  const { method, url } = request;
  const { notFound, error } = errorDocuments;
  if (method !== 'GET' && method !== 'HEAD') {
    const headers = withoutFileHeaders(await asset(notFound, 'HEAD'));
    return new Response(null, { status: 405, headers });
  }
  const { pathname, search } = new URL(url);
  const recording = isAudio(pathname) ? await find(pathname) : null;
  // Only GET has ranges (RFC 9110 section 14.2).
  if (recording) return partOf(recording, method === 'GET' ? request.headers.get('Range') : null);
  const route = canonicalPath(pathname);
  if (route !== null && (await find(route, 'HEAD'))) {
    const headers = withoutFileHeaders(await asset(notFound, 'HEAD'));
    headers.set('Location', route + search);
    return new Response(null, { status: 301, headers });
  }
  // Requesting the error page by its file name is not a failure.
  if (pathname === fileOf(error)) return page(await asset(error), 200);
  return page(await asset(notFound), 404);
}

/**
 * The requested part of a file, or all of it if the range is missing or invalid. Safari plays only media served with
 * range requests, which the asset server responds to with the whole file.
 */
async function partOf(file: Response, range: string | null): Promise<Response> {
  const headers = new Headers(file.headers);
  headers.set('Accept-Ranges', 'bytes');
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const start = Number(first);
  const lastByte = last ? Number(last) : Number.POSITIVE_INFINITY;
  if (first === undefined || start > lastByte) return new Response(file.body, { headers });
  const whole = await file.arrayBuffer();
  const end = Math.min(lastByte, whole.byteLength - 1);
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
  kept.set('Content-Security-Policy', denyAllPolicy);
  return kept;
}
