import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sandboxKeys } from '../../../mail-sandbox/keys.ts';
import { type RunningSandbox, startSandbox } from '../../../mail-sandbox/server.ts';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterEach(async () => {
  await fetch(`${sandbox.origin}/sandbox/fault`, { method: 'DELETE' });
  await fetch(`${sandbox.origin}/sandbox/messages`, { method: 'DELETE' });
});

afterAll(() => sandbox.close());

const get = (path: string) => fetch(sandbox.origin + path);
const read = async (path: string) => (await get(path)).text();

function submit(path: string, fields: Record<string, string> = {}, origin = sandbox.origin) {
  return fetch(sandbox.origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: origin },
    redirect: 'manual',
  });
}

async function deliver(values: Record<string, string> = {}): Promise<number> {
  const { publicKey, serviceId, templateId } = sandboxKeys;
  const params = {
    from_name: 'Ana Silva',
    from_email: 'ana@example.com',
    company: 'Harbor',
    message: 'Please call me back.',
    to_email: 'owner@example.com',
    reply_to: 'ana@example.com',
    ...values,
  };
  await fetch(`${sandbox.origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
    }),
  });
  const list = (await (await get('/sandbox/messages')).json()) as { id: number }[];
  return list.at(-1)?.id ?? 0;
}

const hostile = {
  from_name: '<script>alert("name")</script>',
  company: '"><img src=x onerror=alert(1)>',
  message: '</pre></iframe><script>alert("message")</script>\n{{from_email}}',
  reply_to: 'ana@example.com"><b>x</b>',
  '<i>key</i>': 'value',
};

describe('O3 the inbox', () => {
  it('says what to do while it is empty, with the variables of a build', async () => {
    const page = await read('/');
    expect(page).toContain('No messages yet.');
    expect(page).toContain(`EMAILJS_PUBLIC_KEY=${sandboxKeys.publicKey}`);
    expect(page).toContain(`127.0.0.1:${sandbox.port}`);
  });

  it('lists messages, the newest first, and links to each', async () => {
    const first = await deliver({ from_name: 'First Visitor' });
    const second = await deliver({ from_name: 'Second Visitor' });
    const page = await read('/');
    expect(page).toContain('2 messages');
    expect(page.indexOf('Second Visitor')).toBeLessThan(page.indexOf('First Visitor'));
    expect(page).toContain(`href="/messages/${first}"`);
    expect(page).toContain(`href="/messages/${second}"`);
  });

  it('shows a message with its header fields, text and raw parameters', async () => {
    const id = await deliver({ message: 'One\nTwo' });
    const page = await read(`/messages/${id}`);
    for (const shown of ['owner@example.com', 'New inquiry from Ana Silva - Harbor', 'One\nTwo']) {
      expect(page).toContain(shown);
    }
    expect(page).toMatch(new RegExp(`<iframe src="/messages/${id}/rendered" sandbox `));
    for (const name of ['from_name', 'from_email', 'company', 'message', 'to_email', 'reply_to']) {
      expect(page).toContain(`<code>${name}</code>`);
    }
  });

  it('interprets nothing that a visitor typed, on any page', async () => {
    const id = await deliver(hostile);
    for (const path of ['/', `/messages/${id}`, `/messages/${id}/rendered`]) {
      const page = await read(path);
      expect(page).not.toMatch(/<script>|<img|<b>x|<i>key|onerror=/);
      expect(page).toContain('&lt;script&gt;');
    }
  });

  it('renders the e-mail under a policy that lets it do nothing', async () => {
    const response = await get(`/messages/${await deliver()}/rendered`);
    const policy = response.headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "form-action 'none'", 'sandbox']),
    );
    expect(policy?.join()).not.toContain('script-src');
    expect(await response.text()).toContain('Please call me back.');
  });

  it('sends every page with a strict policy', async () => {
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(await read('/')).not.toMatch(/ style="|<style|<script>|\son\w+=/);
  });

  it('serves the files that its pages name', async () => {
    const page = await read('/');
    const files = [...page.matchAll(/(?:src|href)="(\/[\w-]+\.\w+)"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(files.sort()).toEqual([
      '/base.css',
      '/forms.css',
      '/icon.svg',
      '/mail.css',
      '/message.css',
      '/refresh.js',
    ]);
    for (const path of files) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('answers 404 with a page for a message that is gone', async () => {
    const id = await deliver();
    await submit('/messages/clear');
    for (const path of [`/messages/${id}`, `/messages/${id}/rendered`, '/messages/0']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Back to the inbox');
    }
    expect((await get('/<script>')).status).toBe(404);
  });

  it('sets and clears faults through its forms', async () => {
    const set = await submit('/faults', {
      answer: '503',
      match: ' ana@ ',
      times: '2',
      delayMs: '',
    });
    expect([set.status, set.headers.get('location')]).toEqual([303, '/']);
    const faults = await (await get('/sandbox/fault')).json();
    expect(faults).toEqual([{ answer: 503, match: 'ana@', times: 2 }]);
    expect(await read('/')).toContain(
      '503 unavailable, for addresses with &quot;ana@&quot;, 2 times',
    );
    expect((await submit('/faults/clear')).status).toBe(303);
    expect(await (await get('/sandbox/fault')).json()).toEqual([]);
    await submit('/faults', { answer: 'hang', match: '123' });
    expect(await (await get('/sandbox/fault')).json()).toEqual([{ answer: 'hang', match: '123' }]);
  });

  it('refuses a form with a wrong value, and one from another site', async () => {
    expect((await submit('/faults', { answer: 'boom' })).status).toBe(400);
    expect((await submit('/faults', { answer: '500' }, 'https://evil.example')).status).toBe(403);
    expect((await submit('/messages/clear', {}, 'null')).status).toBe(403);
    expect(await (await get('/sandbox/fault')).json()).toEqual([]);
  });

  it('switches the rate limit through its form', async () => {
    await submit('/rate-limit', { enabled: 'true' });
    expect(await read('/')).toContain('<strong>enforced</strong>');
    await submit('/rate-limit', { enabled: 'false' });
    expect(await read('/')).toContain('<strong>not enforced</strong>');
  });

  it('tells an open page when something has changed', async () => {
    const before = await read('/sandbox/revision');
    expect(await read('/')).toContain(`data-revision="${before}"`);
    expect(await read('/sandbox/revision')).toBe(before);
    await deliver();
    expect(await read('/sandbox/revision')).not.toBe(before);
  });
});
