import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { composeEmail, escapeHtml, type Message, readTemplate } from './email.ts';

/** The keys that the mail sandbox accepts. They don't work anywhere else. */
export const sandboxKeys = {
  EMAILJS_PUBLIC_KEY: 'local-public-key',
  EMAILJS_SERVICE_ID: 'local-service',
  EMAILJS_TEMPLATE_ID: 'local-template',
} as const;

/** The settings for a site whose inquiries go to the mail sandbox with this origin. */
export const sandboxSettings = (origin: string) => ({ ...sandboxKeys, EMAILJS_ORIGIN: origin });

/** Answers a request to send as the service does: with status 200 and `OK`, or with the status and text of a refusal. */
function receive(body: string, messages: Message[]): Response {
  const refuse = (status: number, reason: string) => new Response(reason, { status });
  const { user_id, service_id, template_id, template_params: params } = JSON.parse(body);
  if (user_id !== sandboxKeys.EMAILJS_PUBLIC_KEY) return refuse(400, 'The Public Key is invalid');
  if (service_id !== sandboxKeys.EMAILJS_SERVICE_ID) return refuse(400, 'The service ID not found');
  if (template_id !== sandboxKeys.EMAILJS_TEMPLATE_ID)
    return refuse(400, 'The template ID not found');
  if (!params?.to_email) return refuse(422, 'The recipients address is empty');
  messages.push({ id: messages.length + 1, time: new Date(), params });
  return new Response('OK');
}

function htmlPage(title: string, main: string): Response {
  const html = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeHtml(title)}</title>
  <link rel="icon" href="data:,">
  <style>
    :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
    body { max-width: 56rem; margin: 0 auto; padding: 1.5rem }
    iframe { width: 100%; height: 32rem }
  </style>
  <p>Local inbox, in place of the email service. Nothing leaves this computer.</p>
  <h1 dir="auto">${escapeHtml(title)}</h1>
  ${main}
</html>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** What was delivered, newest first. The page reloads itself every two seconds. */
function inboxPage(messages: readonly Message[]): Response {
  const items = messages.toReversed().map(({ id, time, params }) => {
    const { subject, fromName, replyTo } = composeEmail(readTemplate(), params);
    return `<li>
      <a href="/messages/${id}" dir="auto">${escapeHtml(subject)}</a>
      <p dir="auto">${escapeHtml(`${fromName} ${replyTo}`)}, ${time.toLocaleString('en-US')}</p>
    </li>`;
  });
  const hint = '<p>Inquiries from the contact form appear here.</p>';
  const refresh = '<meta http-equiv="refresh" content="2">';
  return htmlPage(`Inbox (${items.length})`, `${refresh}${hint}<ul>${items.join('')}</ul>`);
}

/** One message as a mail client shows it. */
function messagePage({ params }: Message): Response {
  const { subject, fromName, replyTo, html } = composeEmail(readTemplate(), params);
  return htmlPage(
    subject,
    `<p><a href="/">Back to the inbox</a></p>
    <p dir="auto">From: ${escapeHtml(fromName)}</p>
    <p dir="auto">Reply-To: ${escapeHtml(replyTo)}</p>
    <iframe srcdoc="${escapeHtml(html)}" sandbox title="The email"></iframe>`,
  );
}

/**
 * A mail sandbox: a stand-in for the email service with an inbox.
 *
 * @returns what answers its requests, each given as its method and path, such as `GET /`, and its body
 */
export function createSandbox() {
  const messages: Message[] = [];
  return (request: string, body = ''): Response => {
    if (request === 'OPTIONS /api/v1.0/email/send') return new Response('');
    if (request === 'POST /api/v1.0/email/send') return receive(body, messages);
    if (request === 'GET /') return inboxPage(messages);
    if (request === 'GET /messages.json') return Response.json(messages);
    const message = messages.find(({ id }) => request === `GET /messages/${id}`);
    return message ? messagePage(message) : new Response('Not found', { status: 404 });
  };
}

/** Serves a mail sandbox, to this computer only. */
export async function startSandbox(port: number): Promise<void> {
  const respond = createSandbox();
  const server = createServer(async (request, outgoing) => {
    const response = await text(request)
      .then((body) => respond(`${request.method} ${request.url}`, body))
      // Such as a body that is not JSON, or a mistake in `email-template/settings.json`.
      .catch((error: unknown) => new Response(String(error), { status: 400 }));
    // The site that sends has another origin.
    response.headers.set('Access-Control-Allow-Origin', '*');
    response.headers.set('Access-Control-Allow-Headers', 'Content-Type');
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}
