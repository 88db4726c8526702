import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInquiry } from '../../../src/contact-form/inquiry.ts';
import { templateParams } from '../../../src/contact-form/template-params.ts';
import { fields } from '../../../src/fields.ts';
import { anyInquiry } from './arbitrary-inquiry.ts';
import { ada, owner } from './read-mail-link.ts';

test('F5 holds the parameters of the table, the owner and the address to reply to', () => {
  const params = templateParams(ada, owner);
  expect(params).toMatchObject({
    from_name: 'Ada Byron',
    from_email: ada.email,
    company: ada.company,
    message: ada.message,
    to_email: owner,
    reply_to: ada.email,
  });
  const names = [...fields.map(({ param }) => param), 'to_email', 'reply_to'];
  expect(new Set(Object.keys(params))).toEqual(new Set(names));
});

test('F5 is flat and well-formed for any inquiry, on one line but for the message', () => {
  fc.assert(
    fc.property(anyInquiry, (typed) => {
      const inquiry = parseInquiry(typed);
      const params = templateParams(inquiry, owner);
      for (const [name, value] of Object.entries(params)) {
        expect(value.isWellFormed(), name).toBe(true);
        if (name !== 'message') expect(value).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }
      expect(params.message).toBe(inquiry.message);
      expect(JSON.parse(JSON.stringify(params))).toEqual(params);
    }),
    { seed: 2, numRuns: 200 },
  );
});
