import { afterAll, afterEach, beforeAll } from 'vitest';
import { sandboxKeys } from '../../../mail-sandbox/keys.ts';
import type { Attempt } from '../../../mail-sandbox/mailbox.ts';
import { type RunningSandbox, startSandbox } from '../../../mail-sandbox/server.ts';

export const inquiry = {
  from_name: 'Ana Silva',
  from_email: 'ana@example.com',
  company: 'Harbor',
  message: 'Please call me back.',
  to_email: 'owner@example.com',
  reply_to: 'ana@example.com',
};

export const body = {
  lib_version: '4.4.1',
  user_id: sandboxKeys.publicKey,
  service_id: sandboxKeys.serviceId,
  template_id: sandboxKeys.templateId,
  template_params: inquiry,
};

/** Runs a sandbox for the tests of a file, empty before each. */
export function setUpSandbox() {
  let sandbox: RunningSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0 });
  });
  afterEach(async () => {
    await call('DELETE', '/sandbox/fault');
    await call('DELETE', '/sandbox/messages');
  });
  afterAll(() => sandbox.close());

  function call(method: string, path: string, content?: unknown): Promise<Response> {
    const headers = { 'Content-Type': 'application/json' };
    const sent = content === undefined ? {} : { body: JSON.stringify(content), headers };
    return fetch(sandbox.origin + path, { method, ...sent });
  }
  async function list(path: string): Promise<readonly Attempt[]> {
    return (await call('GET', path)).json();
  }
  return {
    server: () => sandbox,
    call,
    send: (content: unknown = body) => call('POST', '/api/v1.0/email/send', content),
    attempts: () => list('/sandbox/attempts'),
    messages: (match = '') => list(`/sandbox/messages?match=${match}`),
  };
}
