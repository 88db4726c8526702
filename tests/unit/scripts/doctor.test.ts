import { x } from 'tinyexec';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sandboxKeys } from '../../../mail-sandbox/keys.ts';
import { type RunningSandbox, startSandbox } from '../../../mail-sandbox/server.ts';
import { sendTestInquiry } from '../../../scripts/send-test-inquiry.ts';
import type { Deployment } from '../../../src/env.ts';
import { agency } from '../../content.ts';

const siteUrl = 'https://www.agency.com';
const { email } = agency;
const { publicKey, serviceId, templateId } = sandboxKeys;
const keys = { publicKey, serviceId, templateId };

let service: RunningSandbox;
let deployment: Deployment;

beforeAll(async () => {
  service = await startSandbox({ port: 0 });
  deployment = { siteUrl, emailService: keys, emailOrigin: service.origin, hsts: 'host' };
});
afterAll(() => service.close());

const answerWith = (answer: string | number) =>
  fetch(`${service.origin}/sandbox/fault`, { method: 'PUT', body: JSON.stringify({ answer }) });
afterEach(() => answerWith('ok'));

async function runDoctor(used: Record<keyof typeof keys, string>) {
  const env = {
    SITE_URL: siteUrl,
    EMAILJS_ORIGIN: service.origin,
    EMAILJS_PUBLIC_KEY: used.publicKey,
    EMAILJS_SERVICE_ID: used.serviceId,
    EMAILJS_TEMPLATE_ID: used.templateId,
  };
  const { stdout, stderr, exitCode } = await x(process.execPath, ['scripts/doctor.ts', '--send'], {
    nodeOptions: { env },
  });
  return { exitCode, printed: stdout + stderr };
}

test('O5 "npm run doctor -- --send" says that all is well, and sends one inquiry', async () => {
  const { exitCode, printed } = await runDoctor(keys);
  expect(printed).toContain(`Look for it in the mailbox of ${email}`);
  expect(exitCode).toBe(0);
  const response = await fetch(`${service.origin}/sandbox/messages`);
  expect(await response.json()).toMatchObject([
    { params: { from_email: email, to_email: email, reply_to: email } },
  ]);
});

test('O5 without keys the doctor says that nothing arrives by itself, and sends nothing', async () => {
  const { exitCode, printed } = await runDoctor({ publicKey: '', serviceId: '', templateId: '' });
  expect(printed).toContain('It arrives only if the visitor sends it there.');
  expect(printed).toContain('Nothing was sent: set the three EMAILJS variables first.');
  expect(exitCode).toBe(1);
});

test.each([
  [400, 'Copy the three from the dashboard of EmailJS again.'],
  [403, 'put SITE_URL on the list of domains'],
  [412, 'open the service and reconnect the mailbox.'],
  [422, 'put {{{to_email}}} into the field "To Email"'],
  [426, 'The quota of the account is used up for this month.'],
  [429, 'Run this again.'],
  [503, 'The service has an outage.'],
  ['garbage', 'This is not an answer of the e-mail service.'],
  ['drop', 'does not answer. Check the network of this computer'],
])('O5 a test inquiry that does not arrive is explained: %s', async (answer, fix) => {
  await answerWith(answer);
  await expect(sendTestInquiry(deployment, keys, email)).rejects.toThrow(fix);
});
