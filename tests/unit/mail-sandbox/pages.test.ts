import { describe, expect, it } from 'vitest';
import { sandboxKeys } from '../../../mail-sandbox/keys.ts';
import { body, inquiry, setUpSandbox } from './start-sandbox.ts';

const { server, call, send, messages } = setUpSandbox();

const read = async (path: string) => (await call('GET', path)).text();

async function deliver(values: Record<string, string> = {}): Promise<number> {
  await send({ ...body, template_params: { ...inquiry, ...values } });
  return (await messages()).at(-1)?.id ?? 0;
}

function submit(path: string, fields: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  return fetch(server().origin + path, { method: 'POST', body, redirect: 'manual' });
}

const hostile = {
  from_name: '<script>alert("name")</script>',
  company: '"><img src=x onerror=alert(1)>',
  message: '</pre></iframe><script>alert("message")</script>\n{{from_email}}',
  reply_to: 'ana@example.com"><b>x</b>',
  '<i>key</i>': 'value',
};

describe('O3 the inbox', () => {
  it('shows the variables of a build while it is empty', async () => {
    const page = await read('/');
    expect(page).toContain(`EMAILJS_PUBLIC_KEY=${sandboxKeys.publicKey}`);
    expect(page).toContain(`127.0.0.1:${server().port}`);
  });

  it('lists messages, newest first, each with a link, and requests that failed', async () => {
    const first = await deliver({ from_name: 'First Visitor' });
    const second = await deliver({ from_name: 'Second Visitor' });
    await send({ ...body, user_id: 'wrong' });
    const page = await read('/');
    expect(page.indexOf(`href="/messages/${second}"`)).toBeGreaterThan(page.indexOf('Public Key'));
    expect(page.indexOf(`href="/messages/${first}"`)).toBeGreaterThan(
      page.indexOf(`href="/messages/${second}"`),
    );
  });

  it('shows a message with every parameter, whatever its name', async () => {
    const id = await deliver({ message: 'One\nTwo', budget: '5,000' });
    const page = await read(`/messages/${id}`);
    expect(page).toContain(`<iframe src="/messages/${id}/rendered" sandbox `);
    for (const text of ['<code>budget</code>', '5,000', 'One\nTwo', inquiry.to_email]) {
      expect(page).toContain(text);
    }
  });

  it('escapes what a visitor typed, on every page', async () => {
    const id = await deliver(hostile);
    for (const path of ['/', `/messages/${id}`, `/messages/${id}/rendered`]) {
      const page = await read(path);
      expect(page).not.toMatch(/<script>|<img src=x|<b>x|<i>key/);
      expect(page).toContain('&lt;script&gt;');
    }
  });

  it('sends its pages and the e-mail with strict policies', async () => {
    const id = await deliver();
    const policy = async (path: string) =>
      (await call('GET', path)).headers.get('content-security-policy');
    expect(await policy('/')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(await policy('/')).not.toMatch(/unsafe|\*|https?:/);
    const ofEmail = await policy(`/messages/${id}/rendered`);
    expect(ofEmail).toMatch(/default-src 'none'.*form-action 'none'.*; sandbox$/);
    expect(ofEmail).not.toContain('script-src');
  });

  it('answers 404 for a message that is gone', async () => {
    const id = await deliver();
    expect((await submit('/clear')).headers.get('location')).toBe('/');
    for (const path of [`/messages/${id}`, `/messages/${id}/rendered`, '/nowhere']) {
      expect((await call('GET', path)).status).toBe(404);
    }
  });

  it('sets the answer of the service through its form', async () => {
    expect((await submit('/fault', { answer: '503' })).status).toBe(303);
    expect((await send()).status).toBe(503);
    expect(await read('/')).toMatch(/<option value="503" selected>/);
    expect((await submit('/fault', { answer: 'boom' })).status).toBe(400);
    await submit('/fault', { answer: 'ok' });
    expect((await send()).status).toBe(200);
  });

  it('changes its revision with each request to send', async () => {
    const before = await read('/sandbox/revision');
    expect(await read('/')).toContain(`data-revision="${before}"`);
    await deliver();
    expect(await read('/sandbox/revision')).not.toBe(before);
  });
});
