import { describe, expect, it } from 'vitest';
import { Faults, faultAnswers, faultSchema } from '../../../mail-sandbox/faults.ts';

const ana = { reply_to: 'ana@example.com' };
const bob = { reply_to: 'bob@example.com' };

describe('F7 faults of the local e-mail service', () => {
  it('are the listed answers, and nothing else', () => {
    for (const answer of faultAnswers) expect(faultSchema.safeParse({ answer }).success).toBe(true);
    const wrong = [
      {},
      { answer: 418 },
      { answer: '500' },
      { answer: 500, match: '' },
      { answer: 500, times: 0 },
      { answer: 500, delayMs: -1 },
      { answer: 500, delay: 1 },
    ];
    for (const fault of wrong) expect(faultSchema.safeParse(fault).success).toBe(false);
  });

  it('apply to all inquiries without a match, and to the matched first', () => {
    const faults = new Faults();
    faults.set({ answer: 500, match: 'ana@' });
    expect(faults.take(ana)?.answer).toBe(500);
    expect(faults.take(bob)).toBeUndefined();
    faults.set({ answer: 503 });
    expect(faults.take(ana)?.answer).toBe(500);
    expect(faults.take(bob)?.answer).toBe(503);
    faults.set({ answer: 'ok', match: 'ana@' });
    expect(faults.take(ana)?.answer).toBe('ok');
    expect(faults.list()).toHaveLength(2);
  });

  it('end after their number of times', () => {
    const faults = new Faults();
    faults.set({ answer: 429, times: 2 });
    expect(faults.take(ana)?.answer).toBe(429);
    expect(faults.take(bob)?.answer).toBe(429);
    expect(faults.take(ana)).toBeUndefined();
    expect(faults.list()).toEqual([]);
  });
});
