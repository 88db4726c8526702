import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { composeEmail, readEmailTemplate } from './compose-email.ts';
import { faultSchema } from './faults.ts';
import { assets, inboxPage, messagePage } from './pages.ts';
import { reply, replyHtml, replyJson } from './reply.ts';
import type { Sandbox } from './sandbox.ts';
import { answerPreflight, sendEmail } from './send-email.ts';

/** Answers one request: the service's own path, the pages of the inbox, and `/sandbox/` for tests. */
export async function handleRequest(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await route(sandbox, request, response);
  } catch (error) {
    // A client that leaves in the middle of a request needs no answer.
    if (response.headersSent || response.destroyed) return;
    if (error instanceof z.ZodError) reply(response, 400, z.prettifyError(error));
    else reply(response, 500, error instanceof Error ? error.message : String(error));
  }
}

async function route(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { faults, mailbox } = sandbox;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const match = searchParams.get('match');

  switch (`${request.method} ${pathname}`) {
    case 'POST /api/v1.0/email/send':
      return sendEmail(sandbox, request, response);
    case 'OPTIONS /api/v1.0/email/send':
      return answerPreflight(response);
    case 'GET /':
      return replyHtml(response, 'page', inboxPage(sandbox, `http://${request.headers.host}`));
    case 'POST /clear':
      mailbox.clear();
      return reply(response, 303, '', { Location: '/' });
    case 'POST /fault':
      faults.set(faultSchema.parse(parseForm(await text(request))));
      return reply(response, 303, '', { Location: '/' });
    case 'PUT /sandbox/fault':
      faults.set(faultSchema.parse(JSON.parse(await text(request))));
      return replyJson(response, faults.list());
    case 'DELETE /sandbox/fault':
      faults.clear();
      return replyJson(response, faults.list());
    case 'GET /sandbox/attempts':
      return replyJson(response, mailbox.attempts(match));
    case 'GET /sandbox/messages':
      return replyJson(response, mailbox.messages(match));
    case 'DELETE /sandbox/messages':
      mailbox.clear();
      return replyJson(response, mailbox.messages());
    case 'GET /sandbox/revision':
      return reply(response, 200, mailbox.revision());
    default:
      return replyMessageOrFile(sandbox, response, pathname);
  }
}

/** Reads the form of the inbox as the JSON of `PUT /sandbox/fault`. */
function parseForm(form: string): unknown {
  const answer = new URLSearchParams(form).get('answer') ?? '';
  return { answer: /^\d+$/.test(answer) ? Number(answer) : answer };
}

function replyMessageOrFile({ mailbox }: Sandbox, response: ServerResponse, path: string): void {
  const asset = assets.get(path);
  const [, id, rendered] = /^\/messages\/(\d+)(\/rendered)?$/.exec(path) ?? [];
  const message = mailbox.messages().find((other) => String(other.id) === id);
  if (asset) {
    reply(response, 200, asset.content, { 'Content-Type': asset.type });
  } else if (message) {
    const email = composeEmail(readEmailTemplate(), message.params);
    if (rendered) replyHtml(response, 'email', email.html);
    else replyHtml(response, 'page', messagePage(message, email));
  } else {
    reply(response, 404, 'Not found. Messages are kept until the inbox is cleared or stopped.');
  }
}
