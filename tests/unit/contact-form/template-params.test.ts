import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trimInquiry } from '../../../src/contact-form/fields.ts';
import { serviceParameters } from '../../../src/contact-form/template-params.ts';
import { anyInquiry } from './arbitrary-inquiry.ts';

const owner = 'owner@example.com';

test('F5 holds exactly the six parameters, trimmed', () => {
  const parameters = serviceParameters(
    {
      firstName: ' Ada ',
      lastName: 'Byron\u00a0',
      email: ' ada@example.com',
      company: 'Engines & Co ',
      message: '\nFirst line\r\n\tsecond line\n',
    },
    owner,
  );
  expect(parameters).toStrictEqual({
    from_name: 'Ada Byron',
    from_email: 'ada@example.com',
    company: 'Engines & Co',
    message: 'First line\r\n\tsecond line',
    to_email: owner,
    reply_to: 'ada@example.com',
  });
});

test('F5 keeps every value that can reach a header on one line', () => {
  const forged = 'A\r\nBcc: x@example.org\u2028B\u2029C\tD\0E\u0085F\u001bG';
  const { message, ...headers } = serviceParameters(
    { firstName: forged, lastName: forged, email: forged, company: forged, message: forged },
    forged,
  );
  const line = 'A Bcc: x@example.org B C D E F G';
  expect(headers).toStrictEqual({
    from_name: `${line} ${line}`,
    from_email: line,
    company: line,
    to_email: line,
    reply_to: line,
  });
  expect(message).toBe(forged);
});

test('F5 takes 10,000 random inquiries: flat, well-formed, trimmed, the message whole', () => {
  fc.assert(
    fc.property(anyInquiry, (inquiry) => {
      const parameters = serviceParameters(inquiry, owner);
      expect(Object.keys(parameters).sort()).toEqual([
        'company',
        'from_email',
        'from_name',
        'message',
        'reply_to',
        'to_email',
      ]);
      for (const [name, value] of Object.entries(parameters)) {
        expect(value.isWellFormed(), name).toBe(true);
        expect(value, name).toBe(value.trim());
        if (name !== 'message') expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }
      expect(parameters.message).toBe(trimInquiry(inquiry).message.toWellFormed());
      expect(JSON.parse(JSON.stringify(parameters))).toEqual(parameters);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

test('F5 takes a million characters in every field', () => {
  const long = '\r\n\ud800x'.repeat(250_000);
  const parameters = serviceParameters(
    { firstName: long, lastName: long, email: long, company: long, message: long },
    owner,
  );
  expect(parameters.message).toHaveLength(1_000_000 - 2);
});
