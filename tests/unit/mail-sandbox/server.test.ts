import { Server } from 'node:net';
import emailjs, { EmailJSResponseStatus } from '@emailjs/browser';
import { describe, expect, it, vi } from 'vitest';
import { sandboxKeys } from '../../../mail-sandbox/keys.ts';
import { startSandbox } from '../../../mail-sandbox/server.ts';
import { serviceAnswers } from '../../../mail-sandbox/service-answers.ts';
import { body, inquiry, setUpSandbox } from './start-sandbox.ts';

const { server, call, send, attempts, messages } = setUpSandbox();

describe('F5 the local service accepts what the library sends', () => {
  it('works with the library itself, for success and for failure', async () => {
    const { publicKey, serviceId, templateId } = sandboxKeys;
    vi.stubGlobal('location', { pathname: '/' });
    emailjs.init({ publicKey, origin: server().origin });
    const sent = await emailjs.send(serviceId, templateId, inquiry);
    expect(sent).toMatchObject({ status: 200, text: 'OK' });
    const failed = await emailjs.send(serviceId, 'other', inquiry).catch((error) => error);
    vi.unstubAllGlobals();
    expect(failed).toBeInstanceOf(EmailJSResponseStatus);
    expect(failed).toMatchObject({ status: 400 });
    expect(await attempts()).toMatchObject([
      { answer: 200, params: inquiry, body },
      { answer: 400, params: inquiry },
    ]);
    expect(await messages('ana@')).toMatchObject([{ params: inquiry }]);
    expect(await messages('bob@')).toEqual([]);
  });

  it('accepts a body of exactly 50 KB and answers 413 to one byte more', async () => {
    const frame = JSON.stringify({ ...body, template_params: { ...inquiry, message: '' } }).length;
    const sendBytes = async (bytes: number) => {
      const message = 'x'.repeat(bytes - frame);
      return (await send({ ...body, template_params: { ...inquiry, message } })).status;
    };
    expect(await sendBytes(51_200)).toBe(200);
    expect(await sendBytes(51_201)).toBe(413);
    expect(await sendBytes(5_000_000)).toBe(413);
    expect(await messages()).toHaveLength(1);
  });
});

describe('F7 the local service fails as it is told to', () => {
  it.each([400, 403, 412, 413, 422, 426, 429, 500, 503] as const)('answers %i', async (answer) => {
    await call('PUT', '/sandbox/fault', { answer });
    const response = await send();
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect([response.status, await response.text()]).toEqual([answer, serviceAnswers[answer]]);
    expect(await messages()).toEqual([]);
    expect(await attempts()).toMatchObject([{ answer, params: inquiry, body }]);
  });

  it('drops the connection, or answers with the page of another program', async () => {
    await call('PUT', '/sandbox/fault', { answer: 'drop' });
    await expect(send()).rejects.toThrow(TypeError);
    await call('PUT', '/sandbox/fault', { answer: 'garbage' });
    const response = await send();
    expect([response.status, await response.text()]).toEqual([200, expect.stringMatching('<h1>')]);
    expect(await messages()).toEqual([]);
  });

  it('delivers at once and answers late', async () => {
    await call('PUT', '/sandbox/fault', { answer: 'ok', delayMs: 500 });
    const start = performance.now();
    const answer = send();
    await expect.poll(async () => (await messages()).length, { interval: 10 }).toBe(1);
    expect((await answer).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(490);
  });

  it('fails for the matched address first, as often as asked, and for the others as told', async () => {
    await call('PUT', '/sandbox/fault', { answer: 503, match: 'ana@', times: 1 });
    const other = { ...inquiry, from_email: 'bob@example.com', reply_to: 'bob@example.com' };
    expect((await send({ ...body, template_params: other })).status).toBe(200);
    await call('PUT', '/sandbox/fault', { answer: 500 });
    expect((await send()).status).toBe(503);
    expect((await send()).status).toBe(500);
  });

  it('names what is wrong with a fault', async () => {
    const wrong = await call('PUT', '/sandbox/fault', { answer: 418 });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('answer')]);
  });
});

describe('O3 the local service starts and stops', () => {
  it('listens on 127.0.0.1 alone', async () => {
    const listen = vi.spyOn(Server.prototype, 'listen');
    const other = await startSandbox({ port: 0 });
    const addresses = listen.mock.contexts.map((started) => (started as Server).address());
    listen.mockRestore();
    await other.close();
    expect(addresses).toEqual([{ address: '127.0.0.1', family: 'IPv4', port: other.port }]);
  });

  it('ends a request that hangs when it closes', async () => {
    const other = await startSandbox({ port: 0 });
    const body = JSON.stringify({ answer: 'hang' });
    await fetch(`${other.origin}/sandbox/fault`, { method: 'PUT', body });
    const hanging = fetch(`${other.origin}/api/v1.0/email/send`, { method: 'POST', body: '{}' });
    const isEnded = hanging.then(
      () => false,
      () => true,
    );
    const attempts = async () => (await fetch(`${other.origin}/sandbox/attempts`)).text();
    await expect.poll(attempts).toContain('hang');
    await other.close();
    expect(await isEnded).toBe(true);
  });
});
