import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type SubmitOptions,
  type SubmitResult,
  submitInquiry,
} from '../../../src/contact-form/submit-inquiry.ts';
import { ada } from './samples.ts';

/** One attempt: how many milliseconds after its start it ends, and how. */
type Step = { readonly after: number; readonly response?: unknown; readonly error?: unknown };
const confirmed = { status: 200, text: 'OK' };
const responds = (after: number, response: unknown = confirmed): Step => ({ after, response });
const fails = (after: number, error: unknown = new TypeError()): Step => ({ after, error });
const hangs = fails(1_000_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Submits to a service that takes the given steps, and records the timing of half a minute. */
async function submit(steps: readonly Step[], options: Partial<SubmitOptions> = {}) {
  const start = performance.now();
  const elapsed = () => performance.now() - start;
  const starts: number[] = [];
  const mails: number[] = [];
  const result: { outcome?: SubmitResult; endedAt?: number; isLate?: boolean } = {};
  const send = () => {
    const step = steps[starts.length] ?? hangs;
    starts.push(elapsed());
    return new Promise((resolve, reject) => {
      const end = () => ('response' in step ? resolve(step.response) : reject(step.error));
      if (step.after === 0) end();
      else setTimeout(end, step.after);
    });
  };
  const openMail = () => void mails.push(elapsed());
  submitInquiry(ada, { send, openMail, isSpam: false, ...options }).then(async (outcome) => {
    Object.assign(result, { outcome, endedAt: elapsed() });
    if (outcome.kind !== 'sent') result.isLate = await outcome.lateSuccess;
  });
  await vi.advanceTimersByTimeAsync(30_000);
  return { starts, mails, ...result };
}

const sent = { kind: 'sent' } as const;
const fallback = { kind: 'mailFallback' } as const;

test.each<[string, Step[], Pick<SubmitResult, 'kind'>, endedAt: number, starts: number[]]>([
  ['F7 a final failure', [fails(0, { status: 403 }), responds(0)], fallback, 0, [0]],
  ['F8 a transient failure', [fails(200), responds(100)], sent, 1400, [0, 1300]],
  ['F8 enough time for a retry', [fails(5400), responds(1499)], sent, 7999, [0, 6500]],
  ['F8 no time for a retry', [fails(5401), responds(0)], fallback, 5401, [0]],
  ['F8 a silent service', [hangs], fallback, 8000, [0]],
])('%s', async (_, steps, outcome, endedAt, starts) => {
  const mails = outcome === sent ? [] : [endedAt];
  expect(await submit(steps)).toMatchObject({ outcome, endedAt, starts, mails });
});

test.each([
  ['without keys', { send: null }, true],
  ['offline', {}, false],
  ['with a filled honeypot', { isSpam: true }, true],
] as const)('F7 F13 %s the mail client opens at once', async (_, options, onLine) => {
  vi.stubGlobal('navigator', { onLine });
  const expected = { outcome: fallback, endedAt: 0, starts: [], mails: [0] };
  expect(await submit([], options)).toMatchObject(expected);
});

test('F7 a sender that throws before it returns a promise is a failed attempt', async () => {
  const send = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect((await submit([], { send })).outcome).toMatchObject(fallback);
});

test.each([0, 600])('F8 a network lost after %i ms is noticed', async (offlineAfter) => {
  setTimeout(() => vi.stubGlobal('navigator', { onLine: false }), offlineAfter);
  expect(await submit([fails(50)])).toMatchObject({ outcome: fallback, starts: [0] });
});

test('F8 a retry that slowed timers delay past the deadline is not sent', async () => {
  const late = performance.now() + 9000;
  setTimeout(() => vi.spyOn(performance, 'now').mockReturnValue(late), 600);
  expect((await submit([fails(50)])).starts).toEqual([0]);
  vi.mocked(performance.now).mockRestore();
});

test.each([5000, 8000, 9000])('P3 F8 the %i ms that a submit waited count', async (waited) => {
  const { starts, mails } = await submit([hangs], { submittedAt: performance.now() - waited });
  expect(mails).toEqual([Math.max(8000 - waited, 0)]);
  expect(starts).toEqual(waited < 8000 ? [0] : []);
});

test('F7 F8 whatever the service does: within 8 s one mail or a confirmation, after two attempts at most', async () => {
  const after = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12_000 }));
  const status = fc.oneof(fc.constantFrom(200, 204, 400, 412, 429, 500, 503, 0), fc.integer());
  const response = fc.record({ status, text: fc.constantFrom('OK', ' OK\n', '', '<p>OK') });
  const step = fc.oneof(
    fc.constantFrom(responds(0), fails(0), hangs),
    fc.tuple(after, fc.oneof(response, fc.anything())).map((args) => responds(...args)),
    fc.tuple(after, fc.oneof(response, fc.anything())).map((args) => fails(...args)),
  );
  const confirms = (given: Step | undefined) => {
    const { status, text }: Record<string, unknown> = Object(
      given && 'response' in given && given.response,
    );
    return status === 200 && typeof text === 'string' && text.trim() === 'OK';
  };
  await fc.assert(
    fc.asyncProperty(fc.tuple(step, step), async (steps) => {
      const { starts, mails, outcome, endedAt, isLate } = await submit(steps);
      const last = steps[starts.length - 1];
      const lastEnd = (starts.at(-1) ?? 0) + (last?.after ?? 0);
      expect(endedAt).toBeLessThanOrEqual(8000);
      if (starts.length > 1) expect(starts).toEqual([0, steps[0].after + 1100]);
      const isSent = outcome?.kind === 'sent';
      expect(mails).toEqual(isSent ? [] : [endedAt]);
      expect(isSent).toBe(confirms(last) && lastEnd <= 8000);
      if (!isSent && lastEnd < 30_000) expect(isLate).toBe(confirms(last));
    }),
    { seed: 3, numRuns: 300 },
  );
});
