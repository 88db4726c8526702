import type { Fault, faultAnswers } from './faults.ts';

/** What each answer means, in the inbox's form and lists. */
export const faultLabels: Readonly<Record<(typeof faultAnswers)[number], string>> = {
  ok: '200 OK, delivered',
  400: '400 wrong key',
  403: '403 origin not allowed',
  412: '412 mailbox disconnected',
  413: '413 too large',
  422: '422 no recipient',
  426: '426 quota used up',
  429: '429 too many requests',
  500: '500 server error',
  503: '503 unavailable',
  hang: 'No answer at all',
  drop: 'Connection dropped',
  garbage: '200 with a foreign page',
};

/** One line that says what a fault does, to whom, how often and how late. */
export function describeFault(fault: Fault): string {
  const parts = [
    faultLabels[fault.answer],
    fault.match === undefined ? 'for everyone' : `for addresses with "${fault.match}"`,
  ];
  if (fault.times !== undefined) parts.push(fault.times === 1 ? 'once' : `${fault.times} times`);
  if (fault.delayMs) parts.push(`after ${fault.delayMs} ms`);
  return parts.join(', ');
}
