import * as z from 'zod';
import { composeEmail } from './compose-email.ts';
import { readEmailTemplate } from './email-template.ts';
import { faultSchema } from './faults.ts';
import { readBody } from './read-body.ts';
import { reply } from './reply.ts';
import type { Exchange } from './sandbox.ts';

const largestControlBody = 10 * 1024;
const rateLimitSchema = z.strictObject({ enabled: z.boolean() });

function matchOf(url: URL): string | undefined {
  return url.searchParams.get('match') || undefined;
}

/** Reads a JSON body against a schema, or answers 400 with what is wrong and gives undefined. */
async function readJson<T>(
  { request, response }: Exchange,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const text = await readBody(request, largestControlBody);
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    reply.text(response, 400, 'Send a JSON object, for example {"answer":500}');
    return undefined;
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  reply.text(response, 400, z.prettifyError(parsed.error));
  return undefined;
}

/** What tests and the inbox's forms steer the service with: everything under `/sandbox/`. */
export const control = {
  listFaults({ sandbox, response }: Exchange): void {
    reply.json(response, 200, sandbox.faults.list());
  },
  async setFault(exchange: Exchange): Promise<void> {
    const fault = await readJson(exchange, faultSchema);
    if (!fault) return;
    exchange.sandbox.faults.set(fault);
    reply.json(exchange.response, 200, exchange.sandbox.faults.list());
  },
  clearFaults({ sandbox, response, url }: Exchange): void {
    sandbox.faults.clear(matchOf(url));
    reply.json(response, 200, sandbox.faults.list());
  },
  async setRateLimit(exchange: Exchange): Promise<void> {
    const setting = await readJson(exchange, rateLimitSchema);
    if (!setting) return;
    exchange.sandbox.rateLimit.enable(setting.enabled);
    reply.json(exchange.response, 200, setting);
  },
  listAttempts({ sandbox, response, url }: Exchange): void {
    reply.json(response, 200, sandbox.mailbox.attempts(matchOf(url)));
  },
  listMessages({ sandbox, response, url }: Exchange): void {
    const template = readEmailTemplate();
    const messages = sandbox.mailbox.messages(matchOf(url));
    reply.json(
      response,
      200,
      messages.map((message) => ({ ...message, email: composeEmail(template, message.params) })),
    );
  },
  clearMessages({ sandbox, response, url }: Exchange): void {
    sandbox.mailbox.clear(matchOf(url));
    reply.json(response, 200, sandbox.mailbox.messages());
  },
  revision({ sandbox, response }: Exchange): void {
    reply.text(response, 200, sandbox.revision());
  },
};
