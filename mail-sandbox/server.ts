import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { composeEmail, readEmailTemplate } from './compose-email.ts';
import { Faults, faultSchema } from './faults.ts';
import { Mailbox, type Sandbox } from './mailbox.ts';
import { assets, inboxPage, messagePage } from './pages.ts';
import { respondToPreflight, sendEmail } from './send-email.ts';

export interface RunningSandbox {
  readonly origin: string;
  /** Ends every open connection immediately, including pending ones. */
  close(): Promise<void>;
}

/** Starts the local email service with its inbox, on this computer only. Port 0 takes any free port. */
export async function startSandbox({ port }: { port: number }): Promise<RunningSandbox> {
  const sandbox = { faults: new Faults(), mailbox: new Mailbox() };
  const server = createServer(async (request, outgoing) => {
    const response = await route(sandbox, request).catch(failure);
    if (!response) return;
    const headers = { ...Object.fromEntries(response.headers), 'Cache-Control': 'no-store' };
    outgoing.writeHead(response.status, headers).end(await response.text());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { address, port: usedPort } = server.address() as AddressInfo;
  return {
    origin: `http://${address}:${usedPort}`,
    close: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

function failure(error: unknown): Response {
  if (error instanceof z.ZodError) return new Response(z.prettifyError(error), { status: 400 });
  return new Response(String(error), { status: 500 });
}

/** Responds to requests for the service's own path, the pages of the inbox, and `/sandbox/` for tests. */
async function route(sandbox: Sandbox, request: IncomingMessage): Promise<Response | undefined> {
  const { faults, mailbox } = sandbox;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const match = searchParams.get('match') ?? '';
  const toInbox = () => new Response(null, { status: 303, headers: { Location: '/' } });

  switch (`${request.method} ${pathname}`) {
    case 'POST /api/v1.0/email/send':
      return sendEmail(sandbox, request);
    case 'OPTIONS /api/v1.0/email/send':
      return respondToPreflight();
    case 'GET /':
      return html(inboxPage(sandbox, `http://${request.headers.host}`));
    case 'POST /clear':
      mailbox.clear();
      return toInbox();
    case 'POST /fault':
      faults.set(faultSchema.parse(Object.fromEntries(new URLSearchParams(await text(request)))));
      return toInbox();
    case 'GET /sandbox/attempts':
      return Response.json(mailbox.attempts(match));
    case 'GET /sandbox/messages':
      return Response.json(mailbox.messages(match));
    case 'GET /sandbox/revision':
      return new Response(mailbox.revision);
    default:
      return messageOrFile(mailbox, pathname);
  }
}

function html(page: string): Response {
  return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function messageOrFile(mailbox: Mailbox, path: string): Response {
  const asset = assets.get(path);
  if (asset) return new Response(asset.content, { headers: { 'Content-Type': asset.type } });
  const [, id, rendered] = /^\/messages\/(\d+)(\/rendered)?$/.exec(path) ?? [];
  const message = mailbox.messages().find((other) => String(other.id) === id);
  if (!message) return new Response('Not found', { status: 404 });
  const email = composeEmail(readEmailTemplate(), message.params);
  return html(rendered ? email.html : messagePage(message, email));
}
