import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { localHost } from '../scripts/local-addresses.ts';
import type { AppFiles } from './build-app.ts';
import { passSocketToSite, passToSite } from './site-proxy.ts';

/** The editor's path on its server; all other paths serve the site itself. */
export const editorPath = '/edit/';
const apiPath = `${editorPath}api/`;

type Api = (request: Request, pathname: string, search: URLSearchParams) => Promise<Response>;

interface EditorOptions {
  readonly port: number;
  /** The origin of the site shown next to the forms. */
  readonly siteOrigin: string;
  readonly app: AppFiles;
  readonly api: Api;
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "media-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the editor on this computer only, and the site on the same origin, so that the editor can scroll the page
 * to what is being edited. Returns the editor's URL.
 */
export async function startEditor({ port, siteOrigin, app, api }: EditorOptions) {
  const origin = `http://${localHost}:${port}`;

  // Another website could use DNS rebinding, or submit a form to this server.
  const isForeign = ({ headers }: IncomingMessage) =>
    `http://${headers.host}` !== origin || (headers.origin ?? origin) !== origin;

  async function respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith(apiPath)) {
      return api(request, pathname.slice(apiPath.length), searchParams);
    }
    const file = app.get(pathname.slice(editorPath.length) || 'index.html');
    const headers = { 'content-security-policy': policy, 'content-type': file?.type ?? '' };
    return file ? new Response(file.body, { headers }) : new Response(null, { status: 404 });
  }

  const server = createServer(async (incoming, outgoing) => {
    const { url = '/' } = incoming;
    if (isForeign(incoming)) outgoing.writeHead(421).end();
    else if (!url.startsWith(editorPath)) passToSite(incoming, outgoing, siteOrigin);
    else {
      const response = await toRequest(incoming, origin)
        .then(respond)
        .catch((error: unknown) => new Response(String(error), { status: 500 }));
      await send(response, outgoing);
    }
  });
  server.on('upgrade', (incoming, socket) => {
    if (isForeign(incoming)) socket.destroy();
    else passSocketToSite(incoming, socket, siteOrigin);
  });
  server.listen(port, localHost);
  await once(server, 'listening');
  return `${origin}${editorPath}`;
}

async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = await buffer(incoming);
  return new Request(new URL(url, origin), {
    method,
    headers: Object.entries(headers) as [string, string][],
    body: method === 'GET' || method === 'HEAD' ? null : new Uint8Array(body),
  });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, {
    ...Object.fromEntries(response.headers),
    'cache-control': 'no-store',
  });
  const reader = response.body?.getReader();
  outgoing.on('close', () => void reader?.cancel());
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    outgoing.write(part.value);
  }
  outgoing.end();
}
