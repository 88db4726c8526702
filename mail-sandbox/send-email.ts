import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  answerSendRequest,
  maximumBodyBytes,
  type SendAnswer,
  type SendVerdict,
  serviceSentences,
} from './email-api.ts';
import type { Fault } from './faults.ts';
import { readBody } from './read-body.ts';
import { reply } from './reply.ts';
import type { Exchange, Sandbox } from './sandbox.ts';

// One connection a request: Chromium silently repeats a request that is dropped on a used connection, and
// one dropped attempt would be seen as two.
const everyAnswer = { 'Access-Control-Allow-Origin': '*', Connection: 'close' } as const;

/** What a network puts in the service's place until its guest has signed in: status 200 and no `OK`. */
const captivePortal =
  '<!doctype html><html lang="en"><title>Welcome</title><h1>Sign in to use this network</h1></html>';

/** Answers the browser's preflight: a JSON body from another origin is asked about first. */
export function preflight({ response }: Exchange): void {
  response.writeHead(204, {
    ...everyAnswer,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Allow-Private-Network': 'true',
    'Access-Control-Max-Age': '600',
  });
  response.end();
}

async function judge(request: IncomingMessage, sandbox: Sandbox): Promise<SendVerdict> {
  const body = await readBody(request, maximumBodyBytes);
  if (body === undefined) {
    return { status: 413, text: serviceSentences[413], params: {}, body: undefined };
  }
  const { 'content-type': contentType, origin } = request.headers;
  const verdict = answerSendRequest({ contentType, origin, body }, sandbox.account);
  return sandbox.rateLimit.admits()
    ? verdict
    : { ...verdict, status: 429, text: serviceSentences[429] };
}

type Failure = Exclude<Fault['answer'], 'ok'>;

/** What goes out for a failure; undefined where nothing ever does. */
function answerOf(failure: Failure): SendAnswer | undefined {
  switch (failure) {
    case 'hang':
    case 'drop':
      return undefined;
    case 'garbage':
      return { status: 200, text: captivePortal };
    default:
      return { status: failure, text: serviceSentences[failure] };
  }
}

function later(response: ServerResponse, delayMs: number, act: () => void): void {
  if (delayMs === 0) {
    act();
    return;
  }
  const timer = setTimeout(act, delayMs);
  response.once('close', () => clearTimeout(timer));
}

/** Takes an inquiry, delivers it or fails as it was told to, and keeps a record either way. */
export async function sendEmail({ sandbox, request, response }: Exchange): Promise<void> {
  const verdict = await judge(request, sandbox);
  const { params, body } = verdict;
  const fault = sandbox.faults.take(params);
  const failure = fault === undefined || fault.answer === 'ok' ? undefined : fault.answer;
  const answer = failure === undefined ? verdict : answerOf(failure);

  if (failure === undefined && verdict.status === 200) sandbox.mailbox.deliver(params);
  sandbox.mailbox.record({
    answer: failure ?? verdict.status,
    text: failure === 'garbage' ? '' : (answer?.text ?? ''),
    fault: failure !== undefined,
    params,
    body,
  });

  later(response, fault?.delayMs ?? 0, () => {
    if (answer) {
      const type = failure === 'garbage' ? { 'Content-Type': 'text/html; charset=utf-8' } : {};
      reply.text(response, answer.status, answer.text, { ...everyAnswer, ...type });
    } else if (failure === 'drop') {
      request.socket.destroy();
    }
  });
}
