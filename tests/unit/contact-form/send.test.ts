import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmailService } from '../../../src/contact-form/email-service.ts';
import { send } from '../../../src/contact-form/send.ts';
import { owner } from './samples.ts';

/** One attempt: how long it takes, and the status of the response; null if there is no connection. */
interface Step {
  readonly ms: number;
  readonly status: number | null;
}

const answers = (status: number | null, ms: number): Step => ({ ms, status });
const breaks = (ms: number) => answers(null, ms);
const hangs = breaks(1_000_000);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Sends to a service that takes the given steps and then hangs, and records the timing of half a minute. */
async function run(...steps: readonly Step[]) {
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  const starts: number[] = [];
  const end: { isSent?: boolean; endedAt?: number } = {};
  const attempt = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    const { ms, status } = steps[starts.length] ?? hangs;
    starts.push(elapsed());
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (status === null) throw new TypeError('Failed to fetch');
    // As the library does.
    if (status < 300) return { status, text: 'The variables are corrupted' };
    throw { status, text: 'OK' };
  };
  void send(attempt).then((isSent) => Object.assign(end, { isSent, endedAt: elapsed() }));
  await vi.advanceTimersByTimeAsync(30_000);
  return { starts, ...end };
}

test.each([404, 429, 500, 503, 599])('F8 after %j there is a second attempt', async (status) => {
  const { isSent, starts } = await run(answers(status, 200), answers(200, 100));
  expect({ isSent, starts }).toEqual({ isSent: true, starts: [0, 1300] });
});

test.each([204, 302, 400, 403, 412, 413, 422, 426, 451])('F6 F7 %i is final', async (status) => {
  const { isSent, starts } = await run(answers(status, 200), answers(200, 100));
  expect({ isSent, starts }).toEqual({ isSent: false, starts: [0] });
});

test.each<[string, Step[], isSent: boolean, endedAt: number, starts: number[]]>([
  ['a success, whatever its text', [answers(200, 300)], true, 300, [0]],
  ['two outages', [breaks(200), answers(404, 100)], false, 1400, [0, 1300]],
  ['no response', [hangs], false, 8000, [0]],
  ['a response at the last moment', [answers(200, 7999)], true, 7999, [0]],
  ['a response after that', [answers(200, 8001)], false, 8000, [0]],
  ['no response to the second attempt', [breaks(3000), hangs], false, 8000, [0, 4100]],
  [
    'an outage in time for another attempt',
    [breaks(6800), answers(200, 50)],
    true,
    7950,
    [0, 7900],
  ],
  ['an outage too late for another', [breaks(6900), answers(200, 50)], false, 8000, [0]],
])('F7 F8 %s', async (_, steps, isSent, endedAt, starts) => {
  expect(await run(...steps)).toEqual({ isSent, endedAt, starts });
});

test('F7 without keys there is no service to send to', () => {
  expect(createEmailService(null, owner)).toBeNull();
});
