import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { composeEmail, type Message, readTemplate } from './email.ts';
import { inboxPage, messagePage } from './pages.ts';

/** The keys that the mail sandbox accepts. They don't work anywhere else. */
export const sandboxKeys = {
  publicKey: 'local-public-key',
  serviceId: 'local-service',
  templateId: 'local-template',
} as const;

// Stricter than the service, which ignores unknown keys: a change in what the site sends must not go unnoticed.
const bodySchema = z.strictObject({
  lib_version: z.string().min(1),
  user_id: z.literal(sandboxKeys.publicKey, 'The Public Key is invalid'),
  service_id: z.literal(sandboxKeys.serviceId, 'The service ID not found'),
  template_id: z.literal(sandboxKeys.templateId, 'The template ID not found'),
  template_params: z.record(z.string(), z.string()),
});

/** The service's limit of 50 KB. */
const maxBodySize = 50 * 1024;

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
};

const html = (page: string) =>
  new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** Responds like the service: with status 200 and `OK`, or with the status and text of a refusal. */
function receive(body: string, messages: Message[]): Response {
  const answer = (status: number, message: string) =>
    new Response(message, { status, headers: corsHeaders });
  if (Buffer.byteLength(body) > maxBodySize) return answer(413, 'Variables size limit');
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return answer(400, 'The body is not JSON');
  }
  const { data, error } = bodySchema.safeParse(json);
  if (error) return answer(400, z.prettifyError(error));
  const params = data.template_params;
  if (!composeEmail(readTemplate(), params).toEmail) {
    return answer(422, 'The recipients address is empty');
  }
  messages.push({ id: messages.length + 1, time: new Date(), params });
  return answer(200, 'OK');
}

async function respond(request: IncomingMessage, messages: Message[]): Promise<Response> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  switch (`${request.method} ${pathname}`) {
    case 'OPTIONS /api/v1.0/email/send':
      return new Response(null, { status: 204, headers: corsHeaders });
    case 'POST /api/v1.0/email/send':
      return receive(await text(request), messages);
    case 'GET /':
      return html(inboxPage(messages));
    case 'GET /messages.json':
      return Response.json(messages);
  }
  const [, id, isEmail] = /^\/messages\/(\d+)(\/email)?$/.exec(pathname) ?? [];
  const message = messages.find((each) => String(each.id) === id);
  if (!message) return new Response('Not found', { status: 404 });
  const email = composeEmail(readTemplate(), message.params);
  return html(isEmail ? email.html : messagePage(message, email));
}

/**
 * Starts the mail sandbox: a stand-in for the email service with an inbox, on this computer only.
 *
 * @param port 0 for any free one
 * @returns the running server
 */
export async function startSandbox(port: number) {
  const messages: Message[] = [];
  const server = createServer(async (request, outgoing) => {
    const response = await respond(request, messages).catch(
      ({ message }: Error) => new Response(message, { status: 500, headers: corsHeaders }),
    );
    const headers = { ...Object.fromEntries(response.headers), 'Cache-Control': 'no-store' };
    outgoing.writeHead(response.status, headers).end(await response.text());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
