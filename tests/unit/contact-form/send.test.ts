import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AttemptResult, classify, send } from '../../../src/contact-form/send.ts';

/** One attempt: how many milliseconds after its start it ends, and with what; anything but `ok` is thrown. */
type Step = readonly [after: number, outcome: unknown];
const ok = { status: 200, text: 'OK' };
const responds = (after: number, outcome: unknown = ok): Step => [after, outcome];
const breaks = (after: number) => responds(after, new TypeError());
const hangs = breaks(1_000_000);

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
    const [after, outcome] = steps[starts.length] ?? hangs;
    starts.push(elapsed());
    if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
    if (outcome !== ok) throw outcome;
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
  ['a final failure', [responds(0, { status: 403 }), responds(0)], false, 0, [0]],
  ['a transient failure', [breaks(200), responds(100)], true, 1400, [0, 1300]],
  ['two of them', [breaks(200), responds(100, { status: 404 })], false, 1400, [0, 1300]],
  ['no answer', [hangs], false, 8000, [0]],
  ['a response at the last moment', [responds(7999)], true, 7999, [0]],
  ['a response after that', [responds(8001)], false, 8000, [0]],
  ['no response to the second attempt', [breaks(3000), hangs], false, 8000, [0, 4100]],
  ['a failure just in time for another', [breaks(6899), responds(0)], true, 7999, [0, 7999]],
  ['a failure too late for another', [breaks(6900), responds(0)], false, 8000, [0]],
])('F7 F8 %s', async (_, steps, isSent, endedAt, starts) => {
  expect(await run(steps)).toEqual({ isSent, endedAt, starts });
});

test('F8 a second attempt that slowed timers delay past the deadline is not made', async () => {
  const late = performance.now() + 9000;
  setTimeout(() => vi.spyOn(performance, 'now').mockReturnValue(late), 600);
  expect((await run([breaks(50)])).starts).toHaveLength(1);
});
