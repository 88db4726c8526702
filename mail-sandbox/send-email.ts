import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, checkRequest, readParams } from './check-request.ts';
import { composeEmail, readEmailTemplate } from './compose-email.ts';
import type { Attempt } from './mailbox.ts';
import type { Sandbox } from './sandbox.ts';
import { serviceAnswers } from './service-answers.ts';

/** The service's limit of 50 KB. */
const bodyLimit = 50 * 1024;

// One connection a request: Chromium silently repeats a request that is dropped on a used connection.
const corsHeaders = { 'Access-Control-Allow-Origin': '*', Connection: 'close' } as const;

/** Answers in place of the service, as the login page of a hotel's network does: 200, but not `OK`. */
const loginPage =
  '<!doctype html><html lang="en"><title>Welcome</title><h1>Sign in to use this network</h1></html>';

/** Answers the preflight request of a browser. */
export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    ...corsHeaders,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Private-Network': 'true',
  });
  response.end();
}

/** Delivers an inquiry, or fails as the service or the current fault does, and records it either way. */
export async function sendEmail(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const text = await readText(request);
  const body = parseJson(text);
  const params = readParams(body);
  const fault = sandbox.faults.take(params);
  const record = (answer: Attempt['answer'], sentence: string, isDelivered = false): void =>
    sandbox.mailbox.add({ answer, text: sentence, isDelivered, params, body });
  const send = async ({ status, text: sentence }: Answer, type = 'text/plain'): Promise<void> => {
    if (fault?.delayMs) await wait(fault.delayMs, undefined, { ref: false });
    response.writeHead(status, { ...corsHeaders, 'Content-Type': `${type}; charset=utf-8` });
    response.end(sentence);
  };

  const failure = fault?.answer ?? 'ok';
  switch (failure) {
    case 'hang':
      return record(failure, '');
    case 'drop':
      record(failure, '');
      request.socket.destroy();
      return;
    case 'garbage':
      record(failure, '');
      return send({ status: 200, text: loginPage }, 'text/html');
    case 'ok': {
      const answer = checkSend(request.headers['content-type'], text, body);
      record(answer.status, answer.text, answer.status === 200);
      return send(answer);
    }
    default:
      record(failure, serviceAnswers[failure]);
      return send({ status: failure, text: serviceAnswers[failure] });
  }
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
