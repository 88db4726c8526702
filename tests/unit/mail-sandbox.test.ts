import { expect, test } from 'vitest';
import { composeEmail, escapeHtml, readTemplate } from '../../mail-sandbox/email.ts';
import { createSandbox, sandboxKeys } from '../../mail-sandbox/server.ts';
import { templateParams } from '../../src/contact-form/email-service.ts';
import { ada, owner } from './contact-form/samples.ts';

const params = templateParams({ ...ada, lastName: '& Co', company: '<b>Acme</b>' }, owner);

test('O3 an inquiry is delivered, and the inbox shows it as text', async () => {
  const respond = createSandbox();
  const read = (path: string) => respond(`GET ${path}`).text();
  const body = JSON.stringify({
    user_id: sandboxKeys.EMAILJS_PUBLIC_KEY,
    service_id: sandboxKeys.EMAILJS_SERVICE_ID,
    template_id: sandboxKeys.EMAILJS_TEMPLATE_ID,
    template_params: params,
  });
  const response = respond('POST /api/v1.0/email/send', body);
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  const inbox = await read('/');
  expect(inbox).toContain('Ada &#38; Co');
  expect(inbox).toContain(escapeHtml(composeEmail(readTemplate(), params).subject));
  expect(inbox).not.toContain('<b>');
  const [message] = JSON.parse(await read('/messages.json'));
  expect(message.params).toEqual(params);
  const page = await read(`/messages/${message.id}`);
  expect(page).toContain(ada.email);
  expect(page).not.toContain('<b>');
});

test('F5 the owner’s template uses what the form sends, except the recipient, which a visitor could change', () => {
  const used = JSON.stringify(readTemplate()).match(/(?<=\{\{)\w+(?=\}\})/g) ?? [];
  const sent = Object.keys(params).filter((name) => name !== 'to_email');
  expect(
    new Set(used),
    'In email-template/inquiry.html, put in {{name}} for each parameter that the form sends, and no other',
  ).toEqual(new Set(sent));
});
