import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type FallbackReason,
  retryDelay,
  totalBudget,
  usefulAttempt,
} from '../../../src/contact-form/submit-inquiry.ts';
import {
  answers,
  hangs,
  noNetwork,
  ok,
  rejects,
  type Step,
  submitted,
  submitting,
} from './submitting.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fallback = (reason: FallbackReason) => ({
  kind: 'mailFallback',
  reason,
  lateSuccess: expect.any(Promise),
});

describe('F6 the service confirms', () => {
  test('F5 F6 the request leaves within the submit, and no mail opens', async () => {
    const all = submitting([answers(ok, 300)]);
    expect(all.starts).toEqual([0]);
    await vi.advanceTimersByTimeAsync(300);
    expect(all.result).toEqual({ outcome: { kind: 'sent' }, endedAt: 300 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('F6 an answer in the last millisecond still counts', async () => {
    const { result } = await submitted([answers(ok, totalBudget - 1)]);
    expect(result.outcome).toEqual({ kind: 'sent' });
  });
});

describe('F7 no attempt can be made', () => {
  test.each([
    ['no-keys', { send: null }, true],
    ['offline', {}, false],
    ['spam', { isSpam: true }, true],
    ['spam', { isSpam: true, send: null }, false],
    ['timeout', { submittedAt: -totalBudget }, true],
  ] as const)('F7 F13 %s opens the mail client at once', async (reason, options, onLine) => {
    vi.stubGlobal('navigator', { onLine });
    const { result, starts, mails } = await submitted([], options);
    expect(result).toEqual({ outcome: fallback(reason), endedAt: 0 });
    expect([starts, mails]).toEqual([[], [0]]);
  });

  test('F7 a browser that will not say whether it is online gets its attempt', async () => {
    vi.stubGlobal('navigator', undefined);
    expect((await submitted([answers(ok)])).result.outcome?.kind).toBe('sent');
  });
});

describe('F8 one attempt that is final', () => {
  test.each([
    ['rejected', rejects({ status: 400, text: 'The Public Key is invalid' })],
    ['rejected', answers({ status: 403, text: 'OK' })],
    ['no-answer', answers({ status: 200, text: '<html>' })],
    ['no-keys', rejects('The public key is required.')],
    ['unreachable', rejects(new DOMException('denied', 'SecurityError'))],
  ] as const)('F7 %s falls back at once', async (reason, step) => {
    const { result, starts } = await submitted([step, answers(ok)]);
    expect(result).toEqual({ outcome: fallback(reason), endedAt: 0 });
    expect(starts).toEqual([0]);
  });

  test('F7 a sender that throws before it returns a promise is a failed attempt', async () => {
    const send = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect((await submitted([], { send })).result.outcome).toEqual(fallback('unreachable'));
  });
});

describe('F8 one retry', () => {
  const transient = [
    ['unavailable', { status: 503, text: 'x' }],
    ['unreachable', noNetwork],
  ] as const;

  test.each(transient)('F8 %s is tried again 1.1 s later, and can be sent', async (_, error) => {
    const { result, starts } = await submitted([rejects(error, 200), answers(ok, 100)]);
    expect(starts).toEqual([0, 1300]);
    expect(result.outcome).toEqual({ kind: 'sent' });
  });

  test.each(transient)('F8 %s twice falls back, with no third attempt', async (reason, error) => {
    const { result, starts } = await submitted([rejects(error), rejects(error), answers(ok)]);
    expect(result).toEqual({ outcome: fallback(reason), endedAt: 1100 });
    expect(starts).toEqual([0, 1100]);
  });

  test('F8 no retry begins that the budget would end', async () => {
    const last = totalBudget - retryDelay - usefulAttempt;
    const inTime = await submitted([rejects(noNetwork, last), answers(ok, usefulAttempt - 1)]);
    expect(inTime.result.outcome).toEqual({ kind: 'sent' });
    const tooLate = await submitted([rejects(noNetwork, last + 1), answers(ok)]);
    expect(tooLate.result).toEqual({ outcome: fallback('unreachable'), endedAt: last + 1 });
  });

  test('F8 a network that went away meanwhile is noticed before and after the delay', async () => {
    const before = submitting([rejects(noNetwork, 50)]);
    vi.stubGlobal('navigator', { onLine: false });
    await vi.advanceTimersByTimeAsync(50);
    expect(before.result.outcome).toEqual(fallback('offline'));

    vi.stubGlobal('navigator', { onLine: true });
    const after = submitting([rejects(noNetwork)]);
    await vi.advanceTimersByTimeAsync(500);
    vi.stubGlobal('navigator', { onLine: false });
    await vi.advanceTimersByTimeAsync(600);
    expect(after.result.outcome).toEqual(fallback('offline'));
    expect(after.starts).toEqual([0]);
  });
});

describe('F8 the deadline', () => {
  test('F8 a service that stays silent is given up at 8 s, not earlier and not later', async () => {
    const { result, mails } = submitting([hangs]);
    await vi.advanceTimersByTimeAsync(7999);
    expect([result, mails]).toEqual([{}, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(result.outcome).toEqual(fallback('timeout'));
    expect(mails).toEqual([8000]);
  });

  test('P3 F8 what a submit has waited for the code counts', async () => {
    const { mails } = await submitted([hangs], { submittedAt: performance.now() - 5000 });
    expect(mails).toEqual([3000]);
  });
});

test('F10 a fallback that fails is the outcome failed, also with a late success', async () => {
  const error = new Error('no mail client');
  const openMail = () => {
    throw error;
  };
  const { result, events } = await submitted([answers(ok, 9000)], { openMail });
  expect(result.outcome).toEqual({ kind: 'failed', error, lateSuccess: expect.any(Promise) });
  expect(events).toEqual(['outcome', 'late success']);
});

test('F7 F8 whatever the service does: within 8 s one mail or a confirmation, after two attempts at most', async () => {
  const after = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12_000 }));
  const status = fc.oneof(fc.constantFrom(200, 400, 412, 429, 500, 503, 0), fc.integer());
  const response = fc.record({ status, text: fc.constantFrom('OK', 'OK\n', '', '<html>') });
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ after, answer: fc.oneof(fc.constant(ok), response, fc.anything()) }),
    fc.record({ after, error: fc.oneof(fc.constant(noNetwork), response, fc.anything()) }),
    fc.constant(hangs),
  );
  const confirms = (given: Step | undefined) =>
    given !== undefined &&
    'answer' in given &&
    /^200 OK\s*$/.test(
      `${Reflect.get(Object(given.answer), 'status')} ${Reflect.get(Object(given.answer), 'text')}`,
    );
  await fc.assert(
    fc.asyncProperty(fc.tuple(step, step), async (steps) => {
      const { result, starts, mails, events } = await submitted(steps);
      const last = steps[starts.length - 1];
      const lastEnd = (starts.at(-1) ?? 0) + (last?.after ?? 0);
      expect(result.endedAt).toBeLessThanOrEqual(8000);
      expect(starts.length).toBeLessThanOrEqual(2);
      if (starts.length === 2) expect(starts[1]).toBe(steps[0].after + 1100);
      const isSent = result.outcome?.kind === 'sent';
      expect(mails).toEqual(isSent ? [] : [result.endedAt]);
      expect(isSent).toBe(confirms(last) && lastEnd <= 8000);
      const isLate = !isSent && confirms(last);
      expect(events).toEqual(isLate ? ['outcome', 'late success'] : ['outcome']);
    }),
    { seed: 3, numRuns: 300 },
  );
}, 60_000);
