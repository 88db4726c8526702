import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Faults } from './faults.ts';
import { handleRequest } from './handle-request.ts';
import { Mailbox } from './mailbox.ts';

export interface RunningSandbox {
  readonly origin: string;
  readonly port: number;
  /** Ends every open connection at once, also those that wait for an answer. */
  close(): Promise<void>;
}

const host = '127.0.0.1';

/**
 * Starts the local e-mail service with its inbox, on 127.0.0.1 only.
 * @param port 0 takes any free port
 * @throws Error (as a rejection) when the port cannot be used
 */
export async function startSandbox({ port }: { port: number }): Promise<RunningSandbox> {
  const sandbox = { faults: new Faults(), mailbox: new Mailbox() };
  const server = createServer(async (request, response) => {
    const answer = await handleRequest(sandbox, request);
    if (!answer) return;
    const headers = { ...Object.fromEntries(answer.headers), 'Cache-Control': 'no-store' };
    response.writeHead(answer.status, headers).end(await answer.text());
  }).listen(port, host);
  await once(server, 'listening');
  const { port: usedPort } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${usedPort}`,
    port: usedPort,
    close: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}
