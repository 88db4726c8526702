import { request } from 'node:http';
import { connect } from 'node:net';
import emailjs, { EmailJSResponseStatus } from '@emailjs/browser';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serviceSentences } from '../../../mail-sandbox/email-api.ts';
import { sandboxKeys } from '../../../mail-sandbox/keys.ts';
import { type RunningSandbox, startSandbox } from '../../../mail-sandbox/server.ts';

const inquiry = {
  from_name: 'Ana Silva',
  from_email: 'ana@example.com',
  company: 'Harbor',
  message: 'Please call me back.',
  to_email: 'owner@example.com',
  reply_to: 'ana@example.com',
};

const body = {
  lib_version: '4.4.1',
  user_id: sandboxKeys.publicKey,
  service_id: sandboxKeys.serviceId,
  template_id: sandboxKeys.templateId,
  template_params: inquiry,
};

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});

afterEach(async () => {
  await call('DELETE', '/sandbox/fault');
  await call('PUT', '/sandbox/rate-limit', { enabled: false });
  await call('DELETE', '/sandbox/messages');
});

afterAll(() => sandbox.close());

function call(method: string, path: string, content?: unknown): Promise<Response> {
  return fetch(sandbox.origin + path, {
    method,
    ...(content === undefined
      ? {}
      : { body: JSON.stringify(content), headers: { 'Content-Type': 'application/json' } }),
  });
}

const send = (content: unknown = body) => call('POST', '/api/v1.0/email/send', content);

async function statusAndText(response: Response): Promise<[number, string]> {
  return [response.status, await response.text()];
}

async function attempts(match = ''): Promise<readonly Record<string, unknown>[]> {
  const response = await call('GET', `/sandbox/attempts?match=${match}`);
  return (await response.json()) as Record<string, unknown>[];
}

async function messages(match = ''): Promise<readonly Record<string, unknown>[]> {
  const response = await call('GET', `/sandbox/messages?match=${match}`);
  return (await response.json()) as Record<string, unknown>[];
}

describe('F5 the local service takes what the library sends', () => {
  it('answers the preflight of a site on another origin', async () => {
    const response = await call('OPTIONS', '/api/v1.0/email/send');
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe('Content-Type');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  it('delivers, answers 200 OK to any origin, and keeps all on record', async () => {
    const response = await send();
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await statusAndText(response)).toEqual([200, 'OK']);
    expect(await messages()).toEqual([
      {
        id: expect.any(Number),
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        params: inquiry,
        email: expect.objectContaining({
          to: 'owner@example.com',
          replyTo: 'ana@example.com',
          subject: 'New inquiry from Ana Silva - Harbor',
        }),
      },
    ]);
    expect(await attempts()).toEqual([
      { time: expect.any(String), answer: 200, text: 'OK', fault: false, params: inquiry, body },
    ]);
  });

  it('works with the library itself, for success and for failure', async () => {
    const { publicKey, serviceId, templateId } = sandboxKeys;
    const place = globalThis as { location?: unknown };
    place.location = { pathname: '/' };
    try {
      emailjs.init({ publicKey, origin: sandbox.origin });
      const sent = await emailjs.send(serviceId, templateId, inquiry);
      expect(sent).toMatchObject({ status: 200, text: 'OK' });
      const failed = await emailjs.send(serviceId, 'other', inquiry).catch((error) => error);
      expect(failed).toBeInstanceOf(EmailJSResponseStatus);
      expect(failed).toMatchObject({
        status: 400,
        text: expect.stringMatching(/^The template ID/),
      });
    } finally {
      delete place.location;
    }
    expect(await attempts()).toMatchObject([{ answer: 200, body }, { answer: 400 }]);
  });

  it('knows the keys that it was started with', async () => {
    const own = await startSandbox({
      port: 0,
      publicKey: 'k',
      serviceId: 's',
      templateId: 't',
      allowedOrigins: ['http://localhost:8787'],
    });
    const post = (content: unknown, origin: string) =>
      fetch(`${own.origin}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify(content),
      });
    const ownBody = { ...body, user_id: 'k', service_id: 's', template_id: 't' };
    expect((await post(ownBody, 'http://localhost:8787')).status).toBe(200);
    expect((await post(ownBody, 'http://localhost:1')).status).toBe(403);
    expect((await post(body, 'http://localhost:8787')).status).toBe(400);
    await own.close();
  });

  it('records a refused inquiry and delivers nothing', async () => {
    expect((await send({ ...body, user_id: 'wrong' })).status).toBe(400);
    expect(await messages()).toEqual([]);
    expect(await attempts('ana@')).toMatchObject([{ answer: 400, fault: false, params: inquiry }]);
  });

  it('takes a body of exactly 50 KB and answers 413 to one byte more', async () => {
    const frame = JSON.stringify({ ...body, template_params: { ...inquiry, message: '' } }).length;
    const filled = (bytes: number) =>
      send({ ...body, template_params: { ...inquiry, message: 'x'.repeat(bytes - frame) } });
    expect((await filled(51_200)).status).toBe(200);
    const tooLarge = [413, serviceSentences[413]];
    expect(await statusAndText(await filled(51_201))).toEqual(tooLarge);
    expect(await statusAndText(await filled(5_000_000))).toEqual(tooLarge);
    expect(await messages()).toHaveLength(1);
  });

  it('survives a body without end', async () => {
    await send({ ...body, extra: 'x'.repeat(12_000_000) }).catch(() => undefined);
    expect((await send()).status).toBe(200);
  });

  it('survives a visitor who leaves in the middle of sending', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(sandbox.port, '127.0.0.1', () => {
        socket.write('POST /api/v1.0/email/send HTTP/1.1\r\nHost: 127.0.0.1\r\n');
        socket.write('Content-Length: 100\r\n\r\n{"user', () => socket.destroy());
      });
      socket.once('close', () => resolve());
    });
    expect((await send()).status).toBe(200);
  });

  it('enforces one request a second only when told to', async () => {
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect((await call('PUT', '/sandbox/rate-limit', { enabled: true })).status).toBe(200);
    expect(await statusAndText(await send())).toEqual([429, 'Too Many Requests']);
    expect(await messages()).toHaveLength(2);
    expect((await call('PUT', '/sandbox/rate-limit', { enabled: 'yes' })).status).toBe(400);
  });
});

describe('F7 the local service fails as it is told to', () => {
  it.each([400, 403, 412, 413, 422, 426, 429, 500, 503] as const)(
    'answers %i with the sentence of the service',
    async (answer) => {
      await call('PUT', '/sandbox/fault', { answer });
      const response = await send();
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await statusAndText(response)).toEqual([answer, serviceSentences[answer]]);
      expect(await messages()).toEqual([]);
      expect(await attempts('ana@')).toMatchObject([
        { answer, fault: true, params: inquiry, body },
      ]);
    },
  );

  it('hangs', async () => {
    await call('PUT', '/sandbox/fault', { answer: 'hang' });
    const waiting = fetch(`${sandbox.origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(1000),
    });
    await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await attempts()).toMatchObject([{ answer: 'hang', fault: true }]);
  });

  it('drops the connection', async () => {
    await call('PUT', '/sandbox/fault', { answer: 'drop' });
    await expect(send()).rejects.toThrow(TypeError);
    expect(await attempts()).toMatchObject([{ answer: 'drop', fault: true }]);
    expect(await messages()).toEqual([]);
  });

  it('answers 200 with a page that is not its own', async () => {
    await call('PUT', '/sandbox/fault', { answer: 'garbage' });
    const response = await send();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toMatch(/^<!doctype html>/);
    expect(await messages()).toEqual([]);
  });

  it('delivers at once and answers late', async () => {
    await call('PUT', '/sandbox/fault', { answer: 'ok', delayMs: 1000 });
    const start = performance.now();
    let answered = false;
    const answer = send().finally(() => {
      answered = true;
    });
    await expect.poll(async () => (await messages()).length, { interval: 10 }).toBe(1);
    expect(answered).toBe(false);
    expect((await answer).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
  });

  it('fails for the matched address alone, as often as asked', async () => {
    await call('PUT', '/sandbox/fault', { answer: 503, match: 'ana@', times: 1 });
    const other = { ...inquiry, from_email: 'bob@example.com', reply_to: 'bob@example.com' };
    expect((await send({ ...body, template_params: other })).status).toBe(200);
    expect((await send()).status).toBe(503);
    expect((await send()).status).toBe(200);
    expect((await messages('ana@')).length).toBe(1);
    expect((await attempts('ana@')).map(({ answer }) => answer)).toEqual([503, 200]);
  });

  it('lists its faults and clears one match or all', async () => {
    await call('PUT', '/sandbox/fault', { answer: 500, match: 'ana@' });
    await call('PUT', '/sandbox/fault', { answer: 503 });
    const list = async (response: Promise<Response>) => (await response).json();
    expect(await list(call('GET', '/sandbox/fault'))).toHaveLength(2);
    expect(await list(call('DELETE', '/sandbox/fault?match=ana%40'))).toEqual([{ answer: 503 }]);
    expect(await list(call('DELETE', '/sandbox/fault'))).toEqual([]);
    expect((await send()).status).toBe(200);
  });

  it('names what is wrong with a fault', async () => {
    const wrong = await call('PUT', '/sandbox/fault', { answer: 418 });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('answer');
    const noJson = await fetch(`${sandbox.origin}/sandbox/fault`, { method: 'PUT', body: '{' });
    expect(await statusAndText(noJson)).toEqual([
      400,
      'Send a JSON object, for example {"answer":500}',
    ]);
  });

  it('forgets messages by address', async () => {
    await send();
    await call('DELETE', '/sandbox/messages?match=bob@');
    expect(await messages()).toHaveLength(1);
    await call('DELETE', '/sandbox/messages?match=ana@');
    expect(await messages()).toEqual([]);
  });
});

describe('O3 the local service starts and stops', () => {
  it('says where it listens, which is 127.0.0.1 alone', async () => {
    expect(sandbox.origin).toBe(`http://127.0.0.1:${sandbox.port}`);
    expect(sandbox.port).toBeGreaterThan(0);
    const reach = (host: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(sandbox.port, host, () => resolve('open'));
        socket.setTimeout(500, () => resolve('closed'));
        socket.once('error', () => resolve('closed'));
      });
    expect(await reach('127.0.0.1')).toBe('open');
    expect(await reach('127.0.0.2')).toBe('closed');
  });

  it('names a port that is taken, and the way out', async () => {
    await expect(startSandbox({ port: sandbox.port })).rejects.toThrow(
      `Port ${sandbox.port} is taken by another program. Choose another: npm start -- --inbox-port 8025`,
    );
  });

  it('ends open connections when it closes, also hanging and delayed ones', async () => {
    const other = await startSandbox({ port: 0 });
    const put = (fault: unknown) =>
      fetch(`${other.origin}/sandbox/fault`, { method: 'PUT', body: JSON.stringify(fault) });
    const post = () =>
      fetch(`${other.origin}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }).then(
        () => 'answered',
        () => 'cut off',
      );
    const recorded = async () =>
      ((await (await fetch(`${other.origin}/sandbox/attempts`)).json()) as unknown[]).length;
    await put({ answer: 'hang' });
    const hanging = post();
    await expect.poll(recorded).toBe(1);
    await put({ answer: 503, delayMs: 60_000 });
    const delayed = post();
    await expect.poll(recorded).toBe(2);
    const start = performance.now();
    await other.close();
    expect(await Promise.all([hanging, delayed])).toEqual(['cut off', 'cut off']);
    expect(performance.now() - start).toBeLessThan(4000);
    await expect(fetch(other.origin)).rejects.toThrow(TypeError);
  });

  it('answers 404 and 405 to what it does not have', async () => {
    expect((await call('GET', '/nowhere')).status).toBe(404);
    expect((await call('POST', '/api/v1.0/email/send-form', body)).status).toBe(404);
    const wrongMethod = await call('GET', '/api/v1.0/email/send');
    expect(wrongMethod.status).toBe(405);
    expect(wrongMethod.headers.get('allow')).toBe('POST, OPTIONS');
    expect((await call('DELETE', '/')).status).toBe(405);
    expect((await call('HEAD', '/')).status).toBe(200);
  });

  it('answers under the names of this computer alone', async () => {
    const statusFor = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        request(`${sandbox.origin}/sandbox/messages`, { headers: { Host: host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .once('error', reject)
          .end();
      });
    expect(await statusFor('rebound.example:8025')).toBe(403);
    expect(await statusFor('localhost.example')).toBe(403);
    expect(await statusFor(`localhost:${sandbox.port}`)).toBe(200);
    expect(await statusFor(`[::1]:${sandbox.port}`)).toBe(200);
  });
});
