import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
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

const fallback = { kind: 'mailFallback', lateSuccess: expect.any(Promise) };

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
    ['without keys', { send: null }, true],
    ['offline', {}, false],
    ['filled by a program', { isSpam: true }, true],
    ['after the deadline', { submittedAt: -totalBudget }, true],
  ] as const)('F7 F13 %s the mail client opens at once', async (_, options, onLine) => {
    vi.stubGlobal('navigator', { onLine });
    const { result, starts, mails } = await submitted([], options);
    expect(result).toEqual({ outcome: fallback, endedAt: 0 });
    expect([starts, mails]).toEqual([[], [0]]);
  });
});

describe('F8 attempts', () => {
  test('F7 a final failure falls back at once', async () => {
    const { result, starts } = await submitted([answers({ status: 403, text: 'OK' }), answers(ok)]);
    expect(result).toEqual({ outcome: fallback, endedAt: 0 });
    expect(starts).toEqual([0]);
  });

  test('F7 a sender that throws before it returns a promise is a failed attempt', async () => {
    const send = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect((await submitted([], { send })).result.outcome).toEqual(fallback);
  });

  test('F8 a transient failure is tried again 1.1 s later, once', async () => {
    const { starts, result } = await submitted([rejects(noNetwork, 200), answers(ok, 100)]);
    expect(starts).toEqual([0, 1300]);
    expect(result.outcome).toEqual({ kind: 'sent' });
    const twice = await submitted([rejects(noNetwork), rejects(noNetwork), answers(ok)]);
    expect(twice.result).toEqual({ outcome: fallback, endedAt: 1100 });
    expect(twice.starts).toEqual([0, 1100]);
  });

  test('F8 no retry begins that the budget would end', async () => {
    const last = totalBudget - retryDelay - usefulAttempt;
    const inTime = await submitted([rejects(noNetwork, last), answers(ok, usefulAttempt - 1)]);
    expect(inTime.result.outcome).toEqual({ kind: 'sent' });
    const tooLate = await submitted([rejects(noNetwork, last + 1), answers(ok)]);
    expect(tooLate.result).toEqual({ outcome: fallback, endedAt: last + 1 });
  });

  test.each([
    ['before', 0],
    ['after', 600],
  ])('F8 a network that went away is noticed %s the delay', async (_, offlineAt) => {
    const { starts, result } = submitting([rejects(noNetwork, 50)]);
    await vi.advanceTimersByTimeAsync(offlineAt);
    vi.stubGlobal('navigator', { onLine: false });
    await vi.advanceTimersByTimeAsync(1150 - offlineAt);
    expect(result.outcome).toEqual(fallback);
    expect(starts).toEqual([0]);
  });
});

describe('F8 the deadline', () => {
  test('F8 a service that stays silent is given up at 8 s, not earlier and not later', async () => {
    const { result, mails } = submitting([hangs]);
    await vi.advanceTimersByTimeAsync(7999);
    expect([result, mails]).toEqual([{}, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(result.outcome).toEqual(fallback);
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
