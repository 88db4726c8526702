import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { composeEmail, readEmailTemplate } from './compose-email.ts';
import { faultSchema } from './faults.ts';
import type { Mailbox, Sandbox } from './mailbox.ts';
import { assets, inboxPage, messagePage } from './pages.ts';
import { answerPreflight, sendEmail } from './send-email.ts';

/**
 * Answers one request: the service's own path, the pages of the inbox, and `/sandbox/` for tests.
 *
 * @returns nothing where the fault that is set is to give no answer
 */
export async function handleRequest(
  sandbox: Sandbox,
  request: IncomingMessage,
): Promise<Response | undefined> {
  try {
    return await route(sandbox, request);
  } catch (error) {
    if (error instanceof z.ZodError) return new Response(z.prettifyError(error), { status: 400 });
    return new Response(String(error), { status: 500 });
  }
}

async function route(sandbox: Sandbox, request: IncomingMessage): Promise<Response | undefined> {
  const { faults, mailbox } = sandbox;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const match = searchParams.get('match');
  const done = () => new Response(null, { status: 204 });
  const toInbox = () => new Response(null, { status: 303, headers: { Location: '/' } });

  switch (`${request.method} ${pathname}`) {
    case 'POST /api/v1.0/email/send':
      return sendEmail(sandbox, request);
    case 'OPTIONS /api/v1.0/email/send':
      return answerPreflight();
    case 'GET /':
      return html(inboxPage(sandbox, `http://${request.headers.host}`));
    case 'POST /clear':
      mailbox.clear();
      return toInbox();
    case 'POST /fault':
      faults.set(faultSchema.parse(Object.fromEntries(new URLSearchParams(await text(request)))));
      return toInbox();
    case 'PUT /sandbox/fault':
      faults.set(faultSchema.parse(JSON.parse(await text(request))));
      return done();
    case 'DELETE /sandbox/fault':
      faults.clear();
      return done();
    case 'GET /sandbox/attempts':
      return Response.json(mailbox.attempts(match));
    case 'GET /sandbox/messages':
      return Response.json(mailbox.messages(match));
    case 'DELETE /sandbox/messages':
      mailbox.clear();
      return done();
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
  if (!message) {
    const reason = 'Not found. Messages are kept until the inbox is cleared or stopped.';
    return new Response(reason, { status: 404 });
  }
  const email = composeEmail(readEmailTemplate(), message.params);
  return html(rendered ? email.html : messagePage(message, email));
}
