import { composeEmail } from './compose-email.ts';
import { readEmailTemplate } from './email-template.ts';
import { faultSchema } from './faults.ts';
import { inboxPage } from './inbox-page.ts';
import { messagePage } from './message-page.ts';
import { notFoundPage } from './not-found-page.ts';
import { readBody } from './read-body.ts';
import { reply } from './reply.ts';
import type { Exchange } from './sandbox.ts';

const largestForm = 10 * 1024;

async function readForm({ request }: Exchange): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request, largestForm)) ?? '');
}

/** A form's fields as the JSON that `PUT /sandbox/fault` takes: numbers as numbers, empty fields left out. */
function faultOfForm(form: URLSearchParams): unknown {
  const filled = [...form].filter(([, value]) => value.trim() !== '');
  return Object.fromEntries(
    filled.map(([name, value]) => {
      const text = value.trim();
      const isNumber = name !== 'match' && /^\d+$/.test(text);
      return [name, isNumber ? Number(text) : text];
    }),
  );
}

/** The pages of the inbox and the forms on them. */
export const inboxRoutes = {
  list({ sandbox, request, response }: Exchange): void {
    const template = readEmailTemplate();
    const messages = sandbox.mailbox
      .messages()
      .map((message) => ({ message, email: composeEmail(template, message.params) }));
    const view = {
      messages,
      attempts: sandbox.mailbox.attempts(),
      faults: sandbox.faults.list(),
      rateLimited: sandbox.rateLimit.enabled(),
      account: sandbox.account,
      origin: `http://${request.headers.host}`,
      revision: sandbox.revision(),
    };
    reply.page(response, 200, inboxPage(view));
  },
  message({ sandbox, response, url, id }: Exchange): void {
    const message = sandbox.mailbox.message(Number(id));
    if (!message) {
      reply.page(response, 404, notFoundPage(url.pathname));
      return;
    }
    const email = composeEmail(readEmailTemplate(), message.params);
    reply.page(response, 200, messagePage(message, email));
  },
  rendered({ sandbox, response, url, id }: Exchange): void {
    const message = sandbox.mailbox.message(Number(id));
    if (!message) {
      reply.page(response, 404, notFoundPage(url.pathname));
      return;
    }
    reply.email(response, composeEmail(readEmailTemplate(), message.params).html);
  },
  async setFault(exchange: Exchange): Promise<void> {
    const fault = faultSchema.safeParse(faultOfForm(await readForm(exchange)));
    if (!fault.success) {
      reply.text(exchange.response, 400, `Go back and mend the form. ${fault.error.message}`);
      return;
    }
    exchange.sandbox.faults.set(fault.data);
    reply.redirect(exchange.response, '/');
  },
  clearFaults({ sandbox, response }: Exchange): void {
    sandbox.faults.clear();
    reply.redirect(response, '/');
  },
  clearMessages({ sandbox, response }: Exchange): void {
    sandbox.mailbox.clear();
    reply.redirect(response, '/');
  },
  async setRateLimit(exchange: Exchange): Promise<void> {
    const form = await readForm(exchange);
    exchange.sandbox.rateLimit.enable(form.get('enabled') === 'true');
    reply.redirect(exchange.response, '/');
  },
};
