import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { x } from 'tinyexec';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sandboxKeys } from '../../../mail-sandbox/keys.ts';
import { type RunningSandbox, startSandbox } from '../../../mail-sandbox/server.ts';
import { findStaleBuild } from '../../../scripts/check-build.ts';
import { sendTestInquiry } from '../../../scripts/send-test-inquiry.ts';
import type { Deployment } from '../../../src/env.ts';
import { agency } from '../../content.ts';

const siteUrl = 'https://www.agency.com';
const { email } = agency;
const { publicKey, serviceId, templateId } = sandboxKeys;
const keys = { publicKey, serviceId, templateId };
const doctor = resolve('scripts/doctor.ts');
const project = process.cwd();

let service: RunningSandbox;
let deployment: Deployment;
let folder: string;

beforeAll(async () => {
  service = await startSandbox({ port: 0 });
  deployment = { siteUrl, emailService: keys, emailOrigin: service.origin, hsts: 'host' };
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  cpSync('src/content', join(folder, 'src/content'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, 'dist'));
  process.chdir(folder);
});
afterAll(async () => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
  await service.close();
});

beforeEach(() => {
  // A built home page as far as the doctor reads it.
  const { emailService, emailOrigin } = deployment;
  const data = JSON.stringify({ emailService, emailOrigin }).replaceAll('"', '&quot;');
  const home = `<link rel="canonical" href="${siteUrl}/"><div data-deployment="${data}"></div>`;
  writeFileSync('dist/index.html', home);
});

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
  const { stdout, stderr, exitCode } = await x(process.execPath, [doctor, '--send'], {
    nodeOptions: { env },
  });
  return { exitCode, printed: stdout + stderr };
}

test('O5 "npm run doctor -- --send" says that all is well, and sends one inquiry', async () => {
  const { exitCode, printed } = await runDoctor(keys);
  expect(printed).toContain('dist/ was built with these.');
  expect(printed).toContain(`Look for it in the mailbox of ${email}`);
  expect(exitCode).toBe(0);
  const response = await fetch(`${service.origin}/sandbox/messages`);
  expect(await response.json()).toMatchObject([
    { params: { from_email: email, to_email: email, reply_to: email } },
  ]);
});

test('O5 without keys the doctor says that nothing arrives by itself, and sends nothing', async () => {
  const { exitCode, printed } = await runDoctor({ publicKey: '', serviceId: '', templateId: '' });
  expect(printed).toContain(
    'was built with another e-mail service, with other keys, or with none.',
  );
  expect(printed).toContain('It arrives only if the visitor sends it there.');
  expect(printed).toContain('Nothing was sent: set the three EMAILJS variables first.');
  expect(exitCode).toBe(1);
});

test.each([
  [{ emailService: { ...keys, publicKey: 'another' } }, 'with other keys'],
  [{ siteUrl: 'https://agency.com' }, 'was not built for https://agency.com'],
  [{ emailOrigin: 'https://mail.agency.com' }, 'was built with another e-mail service'],
])('O5 the doctor reports a build for other variables: %j', (change, line) => {
  expect(findStaleBuild('dist', { ...deployment, ...change })).toEqual([
    expect.stringContaining(line),
  ]);
});

test('O5 the doctor reports a missing build, and one older than the content', () => {
  utimesSync('dist/index.html', 0, 0);
  expect(findStaleBuild('dist', deployment)).toEqual([
    expect.stringMatching(/^src\/content\/.* was changed after/),
  ]);
  expect(findStaleBuild('nowhere', deployment)).toEqual([
    'nowhere/ holds no built site. Run "npm run build".',
  ]);
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
