import type { IncomingMessage, ServerResponse } from 'node:http';
import { notFoundPage } from './not-found-page.ts';
import { reply } from './reply.ts';
import { routes } from './routes.ts';
import type { Sandbox } from './sandbox.ts';

const loopbackHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Why a request is refused, if it is. A name that a foreign page has pointed at this computer gets nothing to
 * read (DNS rebinding), and a foreign page's form changes nothing here.
 */
function refusal({ headers, method }: IncomingMessage, path: string): string | undefined {
  if (!loopbackHost.test(headers.host ?? '')) {
    return 'This service answers on 127.0.0.1 and localhost only.';
  }
  const isForm = method === 'POST' && !path.startsWith('/api/');
  if (isForm && headers.origin !== undefined && headers.origin !== `http://${headers.host}`) {
    return 'This form can be sent from the inbox page only.';
  }
  return undefined;
}

async function dispatch(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = URL.parse(`http://127.0.0.1${request.url ?? '/'}`);
  if (!url) {
    reply.text(response, 400, 'The request needs a path, for example /sandbox/messages.');
    return;
  }
  const refused = refusal(request, url.pathname);
  if (refused !== undefined) {
    reply.text(response, 403, refused);
    return;
  }
  const route = routes.find(({ path }) => path.test(url.pathname));
  if (!route) {
    reply.page(response, 404, notFoundPage(url.pathname));
    return;
  }
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
  const handler = route.methods[method];
  if (!handler) {
    const allowed = Object.keys(route.methods).join(', ');
    reply.text(response, 405, `Use ${allowed} here.`, { Allow: allowed });
    return;
  }
  const id = route.path.exec(url.pathname)?.[1] ?? '';
  await handler({ sandbox, request, response, url, id });
}

/** Answers one request. An error in a handler becomes a 500 with the error's sentence; it never throws. */
export async function handleRequest(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await dispatch(sandbox, request, response);
  } catch (error) {
    // A visitor who leaves in the middle of a request takes the connection along: nobody is left to answer.
    if (response.headersSent || response.destroyed) return;
    reply.text(response, 500, error instanceof Error ? error.message : String(error));
  }
}
