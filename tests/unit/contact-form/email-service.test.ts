import { expect, test } from 'vitest';
import { createEmailService, templateParams } from '../../../src/contact-form/email-service.ts';
import { ada, owner } from './samples.ts';

const settings = {
  emailKeys: { publicKey: 'key', serviceId: 'service', templateId: 'template' },
  emailOrigin: 'https://mail.example.com',
};

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

test('F7 without keys there is no service', () => {
  expect(createEmailService({ ...settings, emailKeys: null }, owner)).toBeNull();
});
