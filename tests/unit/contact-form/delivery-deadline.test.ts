import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliver, type Transport, totalBudget } from '../../../src/contact-form/delivery.ts';
import {
  answers,
  delivered,
  hangs,
  noNetwork,
  ok,
  parameters,
  rejects,
  type Step,
  world,
} from './delivery-world.ts';
import { createFakeClock } from './fake-clock.ts';

describe('F8 the deadline', () => {
  test('F8 a service that stays silent is given up at 8 s, not earlier and not later', async () => {
    const all = world([hangs]);
    all.run();
    await all.pass(7999);
    expect([all.outcome, all.mails]).toEqual([null, []]);
    await all.pass(1);
    expect(all.outcome).toEqual({ kind: 'handed-over', reason: 'timeout', attempts: 1 });
    expect([all.mails, all.clock.running]).toEqual([[8000], 0]);
  });

  test('F8 a retry that hangs ends at the same 8 s', async () => {
    const { outcome, mails } = await delivered([rejects(noNetwork, 3000), hangs]);
    expect(outcome).toEqual({ kind: 'handed-over', reason: 'timeout', attempts: 2 });
    expect(mails).toEqual([8000]);
  });

  test.each([
    ['a first attempt', [answers(ok, 9000)]],
    ['a second attempt', [rejects(noNetwork, 500), answers(ok, 20_000)]],
  ])('F8 %s that succeeds late is told once, after the outcome', async (_, steps) => {
    const { outcome, tellings } = await delivered(steps);
    expect(outcome).toMatchObject({ kind: 'handed-over', reason: 'timeout' });
    expect(tellings).toEqual(['outcome', 'late success']);
  });

  test('F8 a success in the same moment as the deadline is told after the outcome, or is one', async () => {
    const { outcome, tellings } = await delivered([answers(ok, totalBudget)]);
    expect(tellings).toEqual(outcome?.kind === 'sent' ? ['outcome'] : ['outcome', 'late success']);
  });

  test.each([
    ['a refusal', rejects({ status: 500, text: 'x' }, 9000)],
    ['a broken connection', rejects(noNetwork, 9000)],
    ['a page of a public network', answers({ status: 200, text: '<html>' }, 9000)],
  ])('F8 %s that comes late is no success and no second mail', async (_, step) => {
    expect((await delivered([step])).tellings).toEqual(['outcome']);
  });

  test('F8 a late success needs nobody to tell', async () => {
    const { outcome } = await delivered([answers(ok, 9000)], { onLateSuccess: () => {} });
    expect(outcome?.kind).toBe('handed-over');
    const clock = createFakeClock();
    const transport: Transport = async () => {
      await clock.wait(9000).done;
      return ok;
    };
    const bare = { transport, clock, isOnline: () => true, openMail: () => {} };
    const outcomeOfBare = deliver(parameters, bare);
    await clock.advance(10_000);
    expect((await outcomeOfBare).kind).toBe('handed-over');
  });
});

describe('F7 F8 whatever the service does', () => {
  const after = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12_000 }));
  const status = fc.oneof(
    fc.constantFrom(200, 400, 403, 412, 413, 422, 426, 429, 451, 500, 503, 0),
    fc.integer(),
  );
  const object = fc.record({ status, text: fc.constantFrom('OK', 'OK\n', '', '<html>') });
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ after, answer: fc.oneof(fc.constant(ok), object, fc.anything()) }),
    fc.record({ after, error: fc.oneof(fc.constant(noNetwork), object, fc.anything()) }),
    fc.constant(hangs),
  );
  const confirms = (given: Step | undefined) =>
    given !== undefined &&
    'answer' in given &&
    /^200 OK\s*$/.test(
      `${Reflect.get(Object(given.answer), 'status')} ${Reflect.get(Object(given.answer), 'text')}`,
    );

  test('F7 F8 ends within 8 s, in one mail or a confirmation, after at most two spaced attempts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(step, step), async (steps) => {
        const { outcome, starts, settledAt, mails, tellings } = await delivered(steps);
        const last = steps[starts.length - 1];
        const lastEnd = (starts.at(-1) ?? 0) + (last?.after ?? 0);

        expect(settledAt).toBeLessThanOrEqual(8000);
        expect(starts.length).toBeLessThanOrEqual(2);
        if (starts.length === 2) expect(starts[1]).toBe(steps[0].after + 1100);
        if (outcome?.kind === 'sent') {
          expect(confirms(last)).toBe(true);
          expect(mails).toEqual([]);
        } else {
          expect(mails).toEqual([settledAt]);
          expect(confirms(last) && lastEnd < 8000).toBe(false);
        }
        const isLate = outcome?.kind !== 'sent' && confirms(last);
        expect(tellings).toEqual(isLate ? ['outcome', 'late success'] : ['outcome']);
      }),
      { numRuns: 2000 },
    );
  }, 60_000);
});
