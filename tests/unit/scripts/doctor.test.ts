import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxKeys } from '../../../mail-sandbox/keys.ts';
import { type RunningSandbox, startSandbox } from '../../../mail-sandbox/server.ts';
import { builtMistakes } from '../../../scripts/built-inquiry.ts';
import { sendTestInquiry } from '../../../scripts/send-test-inquiry.ts';
import type { Deployment } from '../../../src/env.ts';
import { agency } from '../../content.ts';

const siteUrl = 'https://www.agency.com';
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
  const data = JSON.stringify({ emailService: keys }).replaceAll('"', '&quot;');
  const home = `<link rel="canonical" href="${siteUrl}/"/><p>${agency.email}</p><div data-deployment="${data}"></div>`;
  writeFileSync('dist/index.html', home);
  writeFileSync(
    'dist/_headers',
    `  Content-Security-Policy: connect-src 'self' ${service.origin}\n`,
  );
});

async function runDoctor(variables: Record<string, string>) {
  const env = { PATH: process.env['PATH'] ?? '', SITE_URL: siteUrl, ...variables };
  const child = spawn(process.execPath, [doctor, '--send'], { env });
  const [printed, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { status, printed: printed + errors };
}

describe('O5 npm run doctor -- --send', () => {
  test('says that all is well, and sends one inquiry with all five values', async () => {
    const { status, printed } = await runDoctor({
      EMAILJS_PUBLIC_KEY: publicKey,
      EMAILJS_SERVICE_ID: serviceId,
      EMAILJS_TEMPLATE_ID: templateId,
      EMAILJS_ORIGIN: service.origin,
    });
    expect(printed).toContain('dist/ was built with these.');
    expect(printed).toContain(`Look for it in the mailbox of ${agency.email}`);
    expect(status).toBe(0);
    const response = await fetch(`${service.origin}/sandbox/messages`);
    expect(await response.json()).toMatchObject([
      {
        params: {
          from_name: 'Test Inquiry',
          from_email: agency.email,
          company: 'npm run doctor',
          message: expect.stringContaining('inquiries arrive.'),
          to_email: agency.email,
          reply_to: agency.email,
        },
      },
    ]);
  });

  test('says without keys that nothing arrives by itself, and sends nothing', async () => {
    const { status, printed } = await runDoctor({});
    expect(printed).toContain('dist/ was built with keys of the e-mail service, and none are set');
    expect(printed).toContain('Once this is fixed,');
    expect(printed).toContain('It arrives only if the visitor sends it there.');
    expect(printed).toContain('Nothing was sent: set the three EMAILJS variables first.');
    expect(status).toBe(1);
  });
});

describe('O5 the doctor tells a build', () => {
  const mistakes = (change: Partial<Deployment>) =>
    builtMistakes('dist', { ...deployment, ...change }, agency.email);

  test.each([
    ['with other keys', { emailService: { ...keys, publicKey: 'another' } }, 'with other keys'],
    ['for another address', { siteUrl: 'https://agency.com' }, 'not built for https://agency.com'],
    [
      'for another service',
      { emailOrigin: 'https://mail.agency.com' },
      'dist/_headers does not let the form reach https://mail.agency.com',
    ],
  ])('%s', (_, change, line) => {
    expect(mistakes(change)).toEqual([expect.stringContaining(line)]);
  });

  test('that is missing, and one that is older than the words', () => {
    utimesSync('dist/index.html', 0, 0);
    expect(mistakes({})).toEqual([expect.stringMatching(/^src\/content\/.* was changed after/)]);
    expect(builtMistakes('nowhere', deployment, agency.email)).toEqual([
      'nowhere/ holds no built site. Run "npm run build".',
    ]);
  });
});

describe('O5 a test inquiry that does not arrive is explained, with what to do', () => {
  const answerWith = (answer: string | number) =>
    fetch(`${service.origin}/sandbox/fault`, { method: 'PUT', body: JSON.stringify({ answer }) });
  afterEach(() => answerWith('ok'));

  test.each([
    [400, 'Copy the three from the dashboard of EmailJS again.'],
    [403, 'put SITE_URL on the list of domains'],
    [412, 'open the service and reconnect the mailbox.'],
    [422, 'put {{{to_email}}} into the field "To Email"'],
    [426, 'The quota of the account is used up for this month.'],
    [429, 'Run this again.'],
    [503, 'The service has an outage.'],
    ['garbage', 'This is no answer of the e-mail service.'],
    ['drop', 'does not answer. Check the network of this computer'],
  ])('%s', async (answer, fix) => {
    await answerWith(answer);
    const result = await sendTestInquiry(deployment, keys, agency.email);
    expect(result).toEqual({ arrived: false, text: expect.stringContaining(fix) });
  });
});
