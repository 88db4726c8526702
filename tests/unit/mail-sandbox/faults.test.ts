import { describe, expect, it } from 'vitest';
import { describeFault } from '../../../mail-sandbox/fault-labels.ts';
import { createFaults, faultAnswers, faultSchema } from '../../../mail-sandbox/faults.ts';

const ana = { reply_to: 'ana@example.com', from_email: 'ana@example.com' };
const bob = { reply_to: 'bob@example.com', from_email: 'bob@example.com' };

describe('F7 faults of the local e-mail service', () => {
  it('takes every answer that it lists, and nothing else', () => {
    for (const answer of faultAnswers) expect(faultSchema.safeParse({ answer }).success).toBe(true);
    const wrong = [
      {},
      { answer: 418 },
      { answer: '500' },
      { answer: 500, match: '' },
      { answer: 500, times: 0 },
      { answer: 500, times: 1.5 },
      { answer: 500, delayMs: -1 },
      { answer: 500, delay: 1 },
    ];
    for (const fault of wrong) expect(faultSchema.safeParse(fault).success).toBe(false);
  });

  it('hits all inquiries without a match, and only the matched with one', () => {
    const faults = createFaults();
    faults.set({ answer: 500, match: 'ana@' });
    expect(faults.take(ana)?.answer).toBe(500);
    expect(faults.take(bob)).toBeUndefined();
    faults.set({ answer: 503 });
    expect(faults.take(ana)?.answer).toBe(500);
    expect(faults.take(bob)?.answer).toBe(503);
    expect(faults.take({})?.answer).toBe(503);
  });

  it('matches the sender address too', () => {
    const faults = createFaults();
    faults.set({ answer: 429, match: 'carla' });
    expect(
      faults.take({ reply_to: 'x@example.com', from_email: 'carla@example.com' }),
    ).toBeDefined();
  });

  it('counts off the times and then answers normally', () => {
    const faults = createFaults();
    faults.set({ answer: 429, times: 2 });
    expect(faults.take(ana)).toMatchObject({ answer: 429 });
    expect(faults.list()).toEqual([{ answer: 429, times: 1 }]);
    expect(faults.take(bob)).toMatchObject({ answer: 429 });
    expect(faults.take(ana)).toBeUndefined();
    expect(faults.list()).toEqual([]);
  });

  it('holds one fault for each match, the latest', () => {
    const faults = createFaults();
    faults.set({ answer: 500, match: 'ana' });
    faults.set({ answer: 'hang', match: 'ana' });
    expect(faults.list()).toEqual([{ answer: 'hang', match: 'ana' }]);
  });

  it('lets one address through while all others fail', () => {
    const faults = createFaults();
    faults.set({ answer: 500 });
    faults.set({ answer: 'ok', match: 'ana' });
    expect(faults.take(ana)?.answer).toBe('ok');
    expect(faults.take(bob)?.answer).toBe(500);
  });

  it('ends the fault for all when ok is set for all, and keeps a delayed ok', () => {
    const faults = createFaults();
    faults.set({ answer: 500 });
    faults.set({ answer: 'ok' });
    expect(faults.list()).toEqual([]);
    faults.set({ answer: 'ok', delayMs: 50 });
    expect(faults.take(ana)).toEqual({ answer: 'ok', delayMs: 50 });
  });

  it('clears one match or everything, and tells of each change', () => {
    const faults = createFaults();
    faults.set({ answer: 500, match: 'ana' });
    faults.set({ answer: 503 });
    const before = faults.revision();
    faults.clear('ana');
    expect(faults.list()).toEqual([{ answer: 503 }]);
    faults.clear();
    expect(faults.list()).toEqual([]);
    expect(faults.revision()).toBeGreaterThan(before);
  });

  it('describes a fault in one line', () => {
    const fault = { answer: 429, match: 'ana', times: 1, delayMs: 20 } as const;
    expect(describeFault(fault)).toBe(
      '429 too many requests, for addresses with "ana", once, after 20 ms',
    );
    expect(describeFault({ answer: 'hang', times: 3 })).toBe(
      'No answer at all, for everyone, 3 times',
    );
  });
});
