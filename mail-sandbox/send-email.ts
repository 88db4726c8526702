import type { IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { composeEmail, readEmailTemplate } from './compose-email.ts';
import { type Fault, serviceResponses } from './faults.ts';
import { sandboxKeys } from './keys.ts';
import type { Sandbox } from './mailbox.ts';

const params = z.record(z.string(), z.string());

// Stricter than the service, which ignores unknown keys: a change in what the site sends must be seen.
const bodySchema = z.strictObject({
  lib_version: z.string().min(1),
  user_id: z.literal(sandboxKeys.publicKey, serviceResponses[400]),
  service_id: z.literal(sandboxKeys.serviceId, 'The service ID not found'),
  template_id: z.literal(sandboxKeys.templateId, 'The template ID not found'),
  template_params: params.default({}),
});

/** The parameters of a body that may otherwise be wrong. */
const anyBodySchema = z.object({ template_params: params }).catch({ template_params: {} });

/** The service's limit of 50 KB. */
const bodyLimit = 50 * 1024;

// One connection per request: Chromium silently repeats a request that is dropped on a used connection.
const corsHeaders = { 'Access-Control-Allow-Origin': '*', Connection: 'close' } as const;

/** What a captive portal, such as a hotel's, sends in place of the service's response. */
const captivePortalPage =
  '<!doctype html><html lang="en"><title>Welcome</title><h1>Sign in to use this network</h1></html>';

/** Responds to the preflight request of a browser. */
export function respondToPreflight(): Response {
  const headers = {
    ...corsHeaders,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Private-Network': 'true',
  };
  return new Response(null, { status: 204, headers });
}

/** Delivers an inquiry, or fails as the service or the current fault does, and records it either way. */
export async function sendEmail(
  { faults, mailbox }: Sandbox,
  request: IncomingMessage,
): Promise<Response | undefined> {
  const sent = await readText(request);
  const body: unknown = await new Response(sent).json().catch(() => undefined);
  const { template_params } = anyBodySchema.parse(body);
  const { behavior, delayMs } = faults.faultFor(template_params);
  const { status, text } = responseTo(behavior, request.headers['content-type'], sent, body);
  mailbox.add({
    behavior: status === 200 ? behavior : status,
    responseText: text,
    isDelivered: text === 'OK',
    params: template_params,
    body,
  });
  if (behavior === 'drop') request.socket.destroy();
  if (behavior === 'drop' || behavior === 'hang') return undefined;
  await wait(delayMs, undefined, { ref: false });
  return new Response(text, { status, headers: corsHeaders });
}

function responseTo(
  behavior: Fault['behavior'],
  contentType: string | undefined,
  sent: string,
  body: unknown,
): { status: number; text: string } {
  if (behavior === 'hang' || behavior === 'drop') return { status: 200, text: '' };
  if (behavior === 'garbage') return { status: 200, text: captivePortalPage };
  if (behavior !== 'ok') return { status: Number(behavior), text: serviceResponses[behavior] };
  if (Buffer.byteLength(sent) > bodyLimit) return { status: 413, text: serviceResponses[413] };
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    return { status: 400, text: 'The content type must be application/json' };
  }
  const { data, error } = bodySchema.safeParse(body);
  if (error) return { status: 400, text: z.prettifyError(error) };
  const { toEmail } = composeEmail(readEmailTemplate(), data.template_params);
  return toEmail === ''
    ? { status: 422, text: serviceResponses[422] }
    : { status: 200, text: 'OK' };
}
