import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type AttemptResult,
  classify,
  send,
  templateParams,
} from '../../../src/contact-form/send.ts';
import { ada, owner } from './samples.ts';

/** One attempt: how many milliseconds after its start it ends, and how. */
interface Step {
  readonly after: number;
  readonly outcome: unknown;
  readonly isFailure: boolean;
}
const ok = { status: 200, text: 'OK' };
const responds = (after: number, outcome: unknown = ok): Step => ({
  after,
  outcome,
  isFailure: false,
});
const fails = (after: number, outcome: unknown = new TypeError()): Step => ({
  after,
  outcome,
  isFailure: true,
});
const hangs = fails(1_000_000);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Sends to a service that takes the given steps, and records the timing of half a minute. */
async function run(steps: readonly Step[]) {
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  const starts: number[] = [];
  const end: { isSent?: boolean; endedAt?: number } = {};
  const attempt = async () => {
    const { after, outcome, isFailure } = steps[starts.length] ?? hangs;
    starts.push(elapsed());
    if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
    if (isFailure) throw outcome;
    return outcome;
  };
  send(attempt).then((isSent) => Object.assign(end, { isSent, endedAt: elapsed() }));
  await vi.advanceTimersByTimeAsync(30_000);
  return { starts, ...end };
}

test.each([
  ['sent', [200]],
  ['transient', [0, 404, 429, 500, 503, 599]],
  ['permanent', [204, 302, 400, 412, 499, 600]],
] as const)('F6 F7 F8 counts as %s, whatever the text: status %j', (result, statuses) => {
  for (const status of statuses) {
    expect(classify({ status, text: 'The variables are corrupted' }), `${status}`).toBe(result);
  }
});

test.each<[result: AttemptResult, name: string, outcome: unknown]>([
  ['transient', 'no network', new TypeError('Failed to fetch')],
  ['transient', 'no network, in another realm', { name: 'TypeError' }],
  ['permanent', 'denied storage', new DOMException('denied', 'SecurityError')],
  ['permanent', 'a text', 'The public key is required.'],
  ['permanent', 'nothing', undefined],
  ['permanent', 'a status that is not a number', { status: '500' }],
  [
    'permanent',
    'what Firefox throws when an extension has replaced `fetch`',
    {
      get name() {
        throw new Error('Permission denied to access property "name"');
      },
    },
  ],
])('F7 F8 counts as %s: %s', (result, _, outcome) => {
  expect(classify(outcome)).toBe(result);
});

test.each<[string, Step[], isSent: boolean, endedAt: number, starts: number[]]>([
  ['a success', [responds(300)], true, 300, [0]],
  ['a final failure', [fails(0, { status: 403 }), responds(0)], false, 0, [0]],
  ['a transient failure', [fails(200), responds(100)], true, 1400, [0, 1300]],
  ['two of them', [fails(200), fails(100, { status: 404 })], false, 1400, [0, 1300]],
  [
    'a transient and a final failure',
    [fails(0), responds(100, { status: 204 })],
    false,
    1200,
    [0, 1100],
  ],
  ['no answer', [hangs], false, 8000, [0]],
  ['a response at the last moment', [responds(7999)], true, 7999, [0]],
  ['a response after that', [responds(8001)], false, 8000, [0]],
  ['no response to the second attempt', [fails(3000), hangs], false, 8000, [0, 4100]],
  [
    'a failure just in time for a second attempt',
    [fails(6899), responds(0)],
    true,
    7999,
    [0, 7999],
  ],
  ['a failure too late for a second attempt', [fails(6900), responds(0)], false, 8000, [0]],
])('F7 F8 %s', async (_, steps, isSent, endedAt, starts) => {
  expect(await run(steps)).toEqual({ isSent, endedAt, starts });
});

test('F8 a second attempt that slowed timers delay past the deadline is not made', async () => {
  const late = performance.now() + 9000;
  setTimeout(() => vi.spyOn(performance, 'now').mockReturnValue(late), 600);
  expect((await run([fails(50)])).starts).toHaveLength(1);
});

test('F5 the service gets one line a field, and the address as mail servers write it', () => {
  expect(templateParams({ ...ada, email: 'ａｄａ@müller。example' }, owner)).toEqual({
    from_name: 'Ada Byron',
    from_email: 'ada@müller.example',
    company: ada.company,
    message: ada.message,
    to_email: owner,
    reply_to: 'ada@müller.example',
  });
});
