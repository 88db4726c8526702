import { describe, expect, it } from 'vitest';
import { createMailbox, mailboxLimits } from '../../../mail-sandbox/mailbox.ts';
import { createRateLimit } from '../../../mail-sandbox/rate-limit.ts';

const from = (address: string) => ({ from_email: address, reply_to: address });

describe('O3 the inbox keeps what it received', () => {
  it('keeps messages in order with ids and times', () => {
    const mailbox = createMailbox(() => new Date('2026-11-20T10:00:00Z'));
    mailbox.deliver(from('a@example.com'));
    const second = mailbox.deliver(from('b@example.com'));
    expect(second).toEqual({
      id: 2,
      time: '2026-11-20T10:00:00.000Z',
      params: from('b@example.com'),
    });
    expect(mailbox.messages().map(({ id }) => id)).toEqual([1, 2]);
    expect(mailbox.message(2)).toBe(second);
    expect(mailbox.message(3)).toBeUndefined();
  });

  it('lets the oldest go beyond its limits', () => {
    const mailbox = createMailbox();
    for (let count = 0; count <= mailboxLimits.messages; count += 1) mailbox.deliver({});
    expect(mailbox.messages()).toHaveLength(200);
    expect(mailbox.message(1)).toBeUndefined();
    expect(mailbox.message(201)).toBeDefined();
    for (let count = 0; count <= mailboxLimits.attempts; count += 1) {
      mailbox.record({ answer: 200, text: 'OK', fault: false, params: {} });
    }
    expect(mailbox.attempts()).toHaveLength(mailboxLimits.attempts);
  });

  it('narrows and clears by a piece of the address', () => {
    const mailbox = createMailbox();
    for (const name of ['ana', 'bob']) {
      const params = from(`${name}@example.com`);
      mailbox.deliver(params);
      mailbox.record({ answer: 200, text: 'OK', fault: false, params });
    }
    expect(mailbox.messages('ana@').map(({ id }) => id)).toEqual([1]);
    expect(mailbox.attempts('bob@')).toHaveLength(1);
    const before = mailbox.revision();
    mailbox.clear('ana@');
    expect(mailbox.revision()).toBeGreaterThan(before);
    expect(mailbox.messages().map(({ id }) => id)).toEqual([2]);
    expect(mailbox.attempts()).toHaveLength(1);
    mailbox.clear();
    expect([...mailbox.messages(), ...mailbox.attempts()]).toEqual([]);
  });

  it('gives no id twice, also after it was cleared', () => {
    const mailbox = createMailbox();
    mailbox.deliver({});
    mailbox.clear();
    expect(mailbox.deliver({}).id).toBe(2);
  });
});

describe('F8 the rate limit of the service', () => {
  it('is off at first', () => {
    const limit = createRateLimit(() => 0);
    expect([limit.admits(), limit.admits()]).toEqual([true, true]);
  });

  it('admits one request a second when enforced, a refused one not counted', () => {
    let time = 0;
    const limit = createRateLimit(() => time);
    limit.enable(true);
    expect(limit.admits()).toBe(true);
    time = 999;
    expect(limit.admits()).toBe(false);
    time = 1000;
    expect(limit.admits()).toBe(true);
    limit.enable(false);
    expect(limit.admits()).toBe(true);
  });
});
