import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { localHost } from '../scripts/local-addresses.ts';
import type { Subject } from './shape.ts';

interface EditorOptions {
  readonly port: number;
  /** Where the page beside the forms is served. */
  readonly siteOrigin: string;
  readonly subjects: readonly Subject[];
  /** Answers what Keystatic asks for under `/api/keystatic/`. */
  readonly api: (request: Request) => Promise<Response>;
}

const at = (file: string) => join(import.meta.dirname, file);

async function bundleApp(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [at('app.tsx')],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  return new Request(new URL(url, origin), {
    method,
    headers: Object.entries(headers) as [string, string][],
    body: method === 'POST' ? await text(incoming) : null,
  });
}

/** Serves the editor on this computer alone. Returns where it answers. */
export async function startEditor({ port, siteOrigin, subjects, api }: EditorOptions) {
  const origin = `http://${localHost}:${port}`;
  const app = await bundleApp();
  const index = (await readFile(at('index.html'), 'utf8')).replace('{{site}}', siteOrigin);
  const forms = await readFile(at('forms.html'), 'utf8');
  // Without a content security policy Keystatic would fetch a font from Google.
  const policy = `default-src 'self'; style-src 'unsafe-inline'; img-src 'self' data: blob:; frame-src 'self' ${siteOrigin}`;

  async function respond(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const as = (type: string) => ({ headers: { 'content-type': `${type}; charset=utf-8` } });
    // A website that gives this computer a name of its own would otherwise reach the files.
    if (`http://${request.headers.get('host')}` !== origin)
      return new Response(null, { status: 421 });
    if (pathname.startsWith('/api/keystatic/')) return api(request);
    if (pathname === '/app.js') return new Response(app, as('text/javascript'));
    if (pathname === '/subjects.json') return Response.json(subjects);
    return new Response(pathname === '/' ? index : forms, as('text/html'));
  }

  const server = createServer(async (incoming, outgoing) => {
    const response = await toRequest(incoming, origin)
      .then(respond)
      .catch((error: unknown) => new Response(String(error), { status: 500 }));
    outgoing.writeHead(response.status, {
      ...Object.fromEntries(response.headers),
      'content-security-policy': policy,
      'cache-control': 'no-store',
    });
    outgoing.end(new Uint8Array(await response.arrayBuffer()));
  }).listen(port, localHost);
  await once(server, 'listening');
  return origin;
}
