import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { classify, deliver } from '../../../src/contact-form/deliver.ts';

/** One attempt: how many milliseconds after its start it ends, and how. */
type Step = { readonly after: number; readonly response?: unknown; readonly error?: unknown };
const ok = { status: 200, text: 'OK' };
const responds = (after: number, response: unknown = ok): Step => ({ after, response });
const fails = (after: number, error: unknown = new TypeError()): Step => ({ after, error });
const hangs = fails(1_000_000);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Delivers to a service that takes the given steps, and records the timing of half a minute. */
async function run(steps: readonly Step[]) {
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  const starts: number[] = [];
  const end: { isSent?: boolean; endedAt?: number } = {};
  const attempt = () => {
    const step = steps[starts.length] ?? hangs;
    starts.push(elapsed());
    return new Promise((resolve, reject) => {
      const settle = () => ('response' in step ? resolve(step.response) : reject(step.error));
      if (step.after === 0) settle();
      else setTimeout(settle, step.after);
    });
  };
  deliver(attempt).then((isSent) => Object.assign(end, { isSent, endedAt: elapsed() }));
  await vi.advanceTimersByTimeAsync(30_000);
  return { starts, ...end };
}

test.each([
  ['sent', { status: 200, text: 'OK' }],
  ['sent', { status: 200, text: '' }],
  ['sent', { status: 200, text: '{"success":true}' }],
  ['sent', { status: 200, text: 'The dynamic variables are corrupted' }],
  ...[0, 404, 429, 500, 502, 503, 599].map(
    (status) => ['transient', { status, text: 'OK' }] as const,
  ),
  ...[204, 302, 400, 401, 403, 412, 413, 422, 426, 499, 600].map(
    (status) => ['permanent', { status, text: 'OK' }] as const,
  ),
  ['transient', new TypeError('Failed to fetch')],
  // From another realm.
  ['transient', Object.assign(new Error(), { name: 'TypeError' })],
  ['permanent', new DOMException('denied', 'SecurityError')],
  ['permanent', 'The public key is required.'],
  ['permanent', undefined],
  ['permanent', { status: '500' }],
] as const)('F6 F7 F8 counts as %s: %j', (result, outcome) => {
  expect(classify(outcome)).toBe(result);
});

test('F7 treats an unreadable error as permanent', () => {
  // As Firefox throws when an extension has replaced `fetch` with its own function.
  const unreadable = {
    get name(): never {
      throw new Error('Permission denied to access property "name"');
    },
  };
  expect(classify(unreadable)).toBe('permanent');
});

test.each<[string, Step[], isSent: boolean, endedAt: number, starts: number[]]>([
  ['a success', [responds(300)], true, 300, [0]],
  ['a final failure', [fails(0, { status: 403 }), responds(0)], false, 0, [0]],
  ['a transient failure', [fails(200), responds(100)], true, 1400, [0, 1300]],
  ['two of them', [fails(200), fails(100, { status: 404 })], false, 1400, [0, 1300]],
  [
    'a transient and a final failure',
    [fails(0), fails(100, { status: 412 })],
    false,
    1200,
    [0, 1100],
  ],
  ['no answer', [hangs], false, 8000, [0]],
  ['a response at the last moment', [responds(7999)], true, 7999, [0]],
  ['a response after that', [responds(8001)], false, 8000, [0]],
  ['no response to the second attempt', [fails(3000), hangs], false, 8000, [0, 4100]],
  ['a failure too late for a second attempt', [fails(6950), responds(0)], false, 8000, [0]],
])('F7 F8 %s', async (_, steps, isSent, endedAt, starts) => {
  expect(await run(steps)).toEqual({ isSent, endedAt, starts });
});

test('F7 an attempt that throws before it returns a promise counts as failed', async () => {
  const isSent = deliver(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await isSent).toBe(false);
});

test('F8 a second attempt that slowed timers delay past the deadline is not made', async () => {
  const late = performance.now() + 9000;
  setTimeout(() => vi.spyOn(performance, 'now').mockReturnValue(late), 600);
  expect((await run([fails(50)])).starts).toHaveLength(1);
  vi.mocked(performance.now).mockRestore();
});

test('F8 a response that waited with a suspended page counts', async () => {
  const resumed = performance.now() + 60_000;
  setTimeout(() => vi.spyOn(performance, 'now').mockReturnValue(resumed), 7999);
  expect((await run([responds(8001)])).isSent).toBe(true);
  vi.mocked(performance.now).mockRestore();
});

test('F7 F8 whatever the service does, it is over within 8 s, after at most two attempts', async () => {
  const after = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12_000 }));
  const status = fc.oneof(fc.constantFrom(200, 204, 400, 404, 412, 429, 500, 503, 0), fc.integer());
  const response = fc.record({ status, text: fc.constantFrom('OK', '', '<p>OK') });
  const step = fc.oneof(
    fc.constantFrom(responds(0), fails(0), hangs),
    fc.tuple(after, fc.oneof(response, fc.anything())).map((args) => responds(...args)),
    fc.tuple(after, fc.oneof(response, fc.anything())).map((args) => fails(...args)),
  );
  await fc.assert(
    fc.asyncProperty(fc.tuple(step, step), async (steps) => {
      const { starts, isSent, endedAt } = await run(steps);
      const last = steps[starts.length - 1];
      const lastEnd = (starts.at(-1) ?? 0) + (last?.after ?? 0);
      expect(endedAt).toBeLessThanOrEqual(8000);
      if (starts.length > 1) expect(starts).toEqual([0, steps[0].after + 1100]);
      const { status }: Record<string, unknown> = Object(last?.response ?? last?.error);
      expect(isSent).toBe(status === 200 && lastEnd <= 8000);
    }),
    { seed: 3, numRuns: 300 },
  );
});
