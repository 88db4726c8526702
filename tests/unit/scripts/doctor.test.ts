import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxKeys } from '../../../mail-sandbox/keys.ts';
import { type RunningSandbox, startSandbox } from '../../../mail-sandbox/server.ts';
import { agency } from '../../content.ts';
import { copyProject, type OwnerTree } from '../content/owner-tree.ts';

const siteUrl = 'https://www.agency.com';
const { publicKey, serviceId, templateId } = sandboxKeys;

let tree: OwnerTree;
let service: RunningSandbox;

beforeAll(async () => {
  tree = copyProject();
  service = await startSandbox({ port: 0, allowedOrigins: [siteUrl] });
});
afterEach(() => tree.restore());
afterAll(async () => {
  await service.close();
  tree.remove();
});

const escaped = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');

/** A built home page as far as the doctor reads it. */
function build(keys: object | null = { publicKey, serviceId, templateId }) {
  tree.write(
    'dist/index.html',
    `<link rel="canonical" href="${siteUrl}/"/><p>${agency.email}</p><astro-island props="${escaped(keys)}">`,
  );
  tree.write('dist/_headers', `/\n  Content-Security-Policy: connect-src ${service.origin}\n`);
}

function setVariables(change: Readonly<Record<string, string>> = {}) {
  const variables = {
    SITE_URL: siteUrl,
    EMAILJS_PUBLIC_KEY: publicKey,
    EMAILJS_SERVICE_ID: serviceId,
    EMAILJS_TEMPLATE_ID: templateId,
    EMAILJS_ORIGIN: service.origin,
    ...change,
  };
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  tree.write('.env', lines.join('\n'));
}

async function answerWith(answer: string | number) {
  const body = JSON.stringify({ answer });
  await fetch(`${service.origin}/sandbox/fault`, { method: 'PUT', body });
}

describe('O5 the doctor looks', () => {
  beforeEach(() => {
    setVariables();
    build();
  });

  test('and says what an inquiry would do when all is well', async () => {
    const { status, printed } = await tree.run('doctor');
    expect(printed).toContain(
      `Today an inquiry goes to the e-mail service, for ${agency.email}. Whether its keys work is not tried`,
    );
    expect(printed).toContain('dist/ was built with these.');
    expect(status).toBe(0);
  });

  test('without keys it says that nothing arrives by itself', async () => {
    tree.write('.env', `SITE_URL=${siteUrl}\n`);
    build(null);
    const { printed } = await tree.run('doctor');
    expect(printed).toContain('It arrives only if the visitor sends it there.');
  });

  test.each([
    ['other keys', { EMAILJS_PUBLIC_KEY: 'another' }, 'was built with other keys'],
    ['another address', { SITE_URL: 'https://agency.com' }, 'was not built for https://agency.com'],
    [
      'another service',
      { EMAILJS_ORIGIN: 'https://mail.agency.com' },
      'dist/_headers does not let the form reach https://mail.agency.com',
    ],
  ])('a build for %s is told from one for these variables', async (_what, change, line) => {
    setVariables(change);
    build();
    const { status, printed } = await tree.run('doctor');
    expect(printed).toContain(line);
    expect(printed).toContain('Once this is fixed,');
    expect(status).toBe(1);
  });

  test('a missing build and a stale one are told', async () => {
    tree.write('src/content/hero.yaml', tree.read('src/content/hero.yaml'));
    expect((await tree.run('doctor')).printed).toContain(
      'src/content/hero.yaml was changed after dist/ was built. Run "npm run build" again.',
    );
    expect((await tree.run('doctor', ['--dir', 'nowhere'])).printed).toContain(
      'nowhere/ holds no built site. Run "npm run build".',
    );
  });
});

describe('O5 the doctor sends one inquiry', () => {
  beforeEach(() => {
    setVariables();
    build();
  });
  afterEach(() => answerWith('ok'));

  test('which arrives with all five values', async () => {
    const { status, printed } = await tree.run('doctor', ['--send']);
    expect(printed).toContain(
      `took the test inquiry. Look for it in the mailbox of ${agency.email}`,
    );
    expect(status).toBe(0);
    const response = await fetch(`${service.origin}/sandbox/messages`);
    const [message] = await response.json();
    expect(message.params).toMatchObject({
      from_name: 'Test Inquiry',
      from_email: agency.email,
      company: 'npm run doctor',
      to_email: agency.email,
      reply_to: agency.email,
    });
    expect(message.params.message).toContain('If you read it in your mailbox, inquiries arrive.');
  });

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
  ])('a service that answers %s is explained, with what to do', async (answer, mend) => {
    await answerWith(answer);
    const { status, printed } = await tree.run('doctor', ['--send']);
    expect(printed).toContain(mend);
    expect(status).toBe(1);
  });

  test('an address that the service does not know is refused by it', async () => {
    setVariables({ SITE_URL: 'https://other.agency.com' });
    const { printed } = await tree.run('doctor', ['--send']);
    expect(printed).toContain('answered 403');
  });

  test('without keys it sends nothing', async () => {
    tree.write('.env', `SITE_URL=${siteUrl}\n`);
    const { status, printed } = await tree.run('doctor', ['--send']);
    expect(printed).toContain('Nothing was sent: set the three EMAILJS variables first.');
    expect(status).toBe(1);
  });
});
