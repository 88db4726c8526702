import type { IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, checkRequest, readParams } from './check-request.ts';
import { composeEmail, readEmailTemplate } from './compose-email.ts';
import type { Sandbox } from './mailbox.ts';
import { serviceAnswers } from './service-answers.ts';

/** The service's limit of 50 KB. */
const bodyLimit = 50 * 1024;

// One connection a request: Chromium silently repeats a request that is dropped on a used connection.
const corsHeaders = { 'Access-Control-Allow-Origin': '*', Connection: 'close' } as const;

/** Answers in place of the service, as the login page of a hotel's network does: 200, but not `OK`. */
const loginPage =
  '<!doctype html><html lang="en"><title>Welcome</title><h1>Sign in to use this network</h1></html>';

/** Answers the preflight request of a browser. */
export function answerPreflight(): Response {
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
  const body = parseJson(sent);
  const params = readParams(body);
  const { answer: behavior, delayMs } = faults.take(params) ?? { answer: 'ok', delayMs: 0 };
  const record = (answer: number | string, text: string, isDelivered = false) =>
    mailbox.add({ answer, text, isDelivered, params, body });

  if (behavior === 'hang' || behavior === 'drop') {
    record(behavior, '');
    if (behavior === 'drop') request.socket.destroy();
    return undefined;
  }
  let answer: Answer = { status: 200, text: loginPage };
  if (behavior === 'garbage') {
    record(behavior, '');
  } else {
    answer =
      behavior === 'ok'
        ? checkSend(request.headers['content-type'], sent, body)
        : { status: Number(behavior), text: serviceAnswers[behavior] };
    record(answer.status, answer.text, answer.status === 200);
  }
  await wait(delayMs, undefined, { ref: false });
  return new Response(answer.text, { status: answer.status, headers: corsHeaders });
}

function checkSend(contentType: string | undefined, text: string, body: unknown): Answer {
  if (Buffer.byteLength(text) > bodyLimit) return { status: 413, text: serviceAnswers[413] };
  return checkRequest(
    contentType,
    body,
    (params) => composeEmail(readEmailTemplate(), params).toEmail,
  );
}

/** Parses JSON; undefined where the text is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
