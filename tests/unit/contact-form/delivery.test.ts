import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type DeliveryPorts,
  deliver,
  type Reason,
  retryPause,
  type Transport,
  totalBudget,
  usefulAttempt,
} from '../../../src/contact-form/delivery.ts';
import {
  answers,
  delivered,
  hangs,
  noNetwork,
  ok,
  parameters,
  rejects,
  world,
} from './delivery-world.ts';
import { createFakeClock } from './fake-clock.ts';

describe('F6 the service confirms', () => {
  test('F6 status 200 and OK is sent, and no mail opens', async () => {
    const { outcome, settledAt } = await delivered([answers(ok, 300)]);
    expect(outcome).toEqual({ kind: 'sent', attempts: 1 });
    expect(settledAt).toBe(300);
  });

  test('F5 the request leaves within the press', () => {
    const { run, starts } = world([hangs]);
    run();
    expect(starts).toEqual([0]);
  });

  test('F6 an answer in the last millisecond still counts', async () => {
    const { outcome } = await delivered([answers(ok, totalBudget - 1)]);
    expect(outcome).toEqual({ kind: 'sent', attempts: 1 });
  });
});

describe('F7 no attempt can be made', () => {
  const neither: Partial<DeliveryPorts> = { transport: null, isOnline: () => false };
  const unsent: [Reason, Partial<DeliveryPorts>, { suspectedSpam?: boolean }][] = [
    ['no-keys', { transport: null }, {}],
    ['offline', { isOnline: () => false }, {}],
    ['suspected-spam', {}, { suspectedSpam: true }],
    ['suspected-spam', neither, { suspectedSpam: true }],
  ];

  test.each(unsent)('F7 F13 %s opens the mail within the press', async (reason, ports, options) => {
    const all = world([], ports);
    all.run(options);
    expect(all.mails).toEqual([0]);
    await all.pass(0);
    expect(all.outcome).toEqual({ kind: 'handed-over', reason, attempts: 0 });
    expect(all.starts).toEqual([]);
    expect(all.clock.running).toBe(0);
  });

  test('F7 a browser that will not say whether it is online gets its attempt', async () => {
    const isOnline = (): boolean => {
      throw new Error('denied');
    };
    expect((await delivered([answers(ok)], { isOnline })).outcome?.kind).toBe('sent');
  });
});

describe('F8 one attempt that is final', () => {
  test.each([
    ['rejected', rejects({ status: 400, text: 'The Public Key is invalid' })],
    ['rejected', rejects({ status: 413, text: 'Variables size limit' })],
    ['rejected', answers({ status: 403, text: 'OK' })],
    ['no-answer', answers({ status: 200, text: '<html>' })],
    ['no-answer', answers(undefined)],
    ['no-keys', rejects('The public key is required.')],
    ['unreachable', rejects(undefined)],
    ['unreachable', rejects(new DOMException('denied', 'SecurityError'))],
  ] as const)('F7 %s falls back at once', async (reason, step) => {
    const { outcome, settledAt, starts } = await delivered([step, answers(ok)]);
    expect(outcome).toEqual({ kind: 'handed-over', reason, attempts: 1 });
    expect([settledAt, starts.length]).toEqual([0, 1]);
  });

  test('F7 a transport that throws before it returns a promise is a failed attempt', async () => {
    const transport: Transport = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { outcome } = await delivered([], { transport });
    expect(outcome).toEqual({ kind: 'handed-over', reason: 'unreachable', attempts: 1 });
  });

  test('F7 a rejection that throws when it is read is a failed attempt', async () => {
    const error = new Proxy(
      {},
      {
        get: () => {
          throw new Error('unreadable');
        },
      },
    );
    const { outcome } = await delivered([rejects(error, 10)]);
    expect(outcome).toEqual({ kind: 'handed-over', reason: 'unreachable', attempts: 1 });
  });
});

describe('F8 one retry', () => {
  const transient = [
    ['unavailable', { status: 429, text: 'Too Many Requests' }],
    ['unavailable', { status: 503, text: 'x' }],
    ['unreachable', noNetwork],
    ['unreachable', { status: 0, text: 'Network Error' }],
  ] as const;

  test.each(transient)('F8 %s is tried again 1.1 s later, and can be sent', async (_, error) => {
    const { outcome, starts } = await delivered([rejects(error, 200), answers(ok, 100)]);
    expect(retryPause).toBe(1100);
    expect(starts).toEqual([0, 1300]);
    expect(outcome).toEqual({ kind: 'sent', attempts: 2 });
  });

  test.each(transient)('F8 %s twice falls back, with no third attempt', async (reason, error) => {
    const { outcome, starts, settledAt } = await delivered([
      rejects(error),
      rejects(error),
      answers(ok),
    ]);
    expect(outcome).toEqual({ kind: 'handed-over', reason, attempts: 2 });
    expect([starts, settledAt]).toEqual([[0, 1100], 1100]);
  });

  test('F7 the reason is that of the last attempt', async () => {
    const { outcome } = await delivered([rejects(noNetwork), rejects({ status: 422, text: 'x' })]);
    expect(outcome).toEqual({ kind: 'handed-over', reason: 'rejected', attempts: 2 });
  });

  test('F8 no retry begins that the budget would cut off', async () => {
    const last = totalBudget - retryPause - usefulAttempt;
    const inTime = await delivered([rejects(noNetwork, last), answers(ok, usefulAttempt - 1)]);
    expect(inTime.outcome).toEqual({ kind: 'sent', attempts: 2 });
    const tooLate = await delivered([rejects(noNetwork, last + 1), answers(ok)]);
    expect(tooLate.outcome).toEqual({ kind: 'handed-over', reason: 'unreachable', attempts: 1 });
    expect(tooLate.settledAt).toBe(last + 1);
  });

  // Browsers slow the timers of a hidden tab, and not all alike.
  test.each([
    ['stretched', 7000, 7000],
    ['stretched beyond the deadline', 9000, totalBudget],
  ])('F8 a pause that was %s is followed by no useless attempt', async (_, pause, end) => {
    const clock = createFakeClock();
    const wait = (ms: number) => clock.wait(ms === retryPause ? pause : ms);
    const attempts: number[] = [];
    const mails: number[] = [];
    const start = clock.now();
    const outcome = deliver(parameters, {
      transport: async () => {
        attempts.push(clock.now() - start);
        throw noNetwork;
      },
      clock: { now: clock.now, wait },
      isOnline: () => true,
      openMail: () => mails.push(clock.now() - start),
    });
    await clock.advance(end);
    expect([attempts, mails, clock.running]).toEqual([[0], [end], 0]);
    expect(await outcome).toEqual({ kind: 'handed-over', reason: 'unreachable', attempts: 1 });
  });

  test('F8 a network that went away meanwhile is noticed at once, before and after the pause', async () => {
    let online = true;
    const before = world([rejects(noNetwork, 50)], { isOnline: () => online });
    before.run();
    online = false;
    await before.pass(50);
    expect(before.outcome).toEqual({ kind: 'handed-over', reason: 'offline', attempts: 1 });

    online = true;
    const after = world([rejects(noNetwork)], { isOnline: () => online });
    after.run();
    await after.pass(500);
    online = false;
    await after.pass(600);
    expect(after.outcome).toEqual({ kind: 'handed-over', reason: 'offline', attempts: 1 });
    expect(after.starts).toEqual([0]);
  });
});

describe('F10 the fallback itself fails', () => {
  const broken = new Error('no mail program');
  let calls = 0;
  const openMail = () => {
    calls += 1;
    throw broken;
  };
  beforeEach(() => {
    calls = 0;
  });
  afterEach(() => expect(calls, 'mail opened').toBe(1));

  test.each([
    ['no-keys', [], { transport: null }],
    ['offline', [], { isOnline: () => false }],
    ['rejected', [rejects({ status: 400, text: 'x' })], {}],
    ['timeout', [hangs], {}],
  ] as const)('F10 %s and then no mail is the outcome failed', async (reason, steps, ports) => {
    const { outcome } = await delivered(steps, { ...ports, openMail });
    expect(outcome).toEqual({ kind: 'failed', error: broken, reason });
  });

  test('F10 a late success is told then too', async () => {
    const { outcome, tellings } = await delivered([answers(ok, 9000)], { openMail });
    expect(outcome).toEqual({ kind: 'failed', error: broken, reason: 'timeout' });
    expect(tellings).toEqual(['outcome', 'late success']);
  });
});
