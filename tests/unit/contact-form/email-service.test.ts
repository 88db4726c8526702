import { expect, test } from 'vitest';
import { templateParams } from '../../../src/contact-form/email-service.ts';
import { ada, owner } from './samples.ts';

test('F5 the service receives six flat strings', () => {
  expect(templateParams(ada, owner)).toEqual({
    from_name: 'Ada Byron',
    from_email: ada.email,
    company: ada.company,
    message: ada.message,
    to_email: owner,
    reply_to: ada.email,
  });
});
