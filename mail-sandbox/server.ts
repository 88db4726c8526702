import { createServer } from 'node:http';
import { readEmailTemplate } from './compose-email.ts';
import { handleRequest } from './handle-request.ts';
import { type AccountOptions, Sandbox } from './sandbox.ts';

export type SandboxOptions = AccountOptions & {
  /** 0 takes any free port. */
  readonly port: number;
};

export type RunningSandbox = {
  readonly origin: string;
  readonly port: number;
  /** Ends every open connection at once, also those that wait for an answer. */
  close(): Promise<void>;
};

const address = '127.0.0.1';

/**
 * Starts the local e-mail service with its inbox, on 127.0.0.1 only.
 * @throws Error (as a rejection) that names the port when it cannot be used, or the wrong file of the template
 */
export async function startSandbox({ port, ...account }: SandboxOptions): Promise<RunningSandbox> {
  readEmailTemplate();
  const sandbox = new Sandbox(account);
  const server = createServer((request, response) => {
    void handleRequest(sandbox, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, port)));
    server.listen(port, address, resolve);
  });
  const bound = server.address();
  const usedPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    origin: `http://${address}:${usedPort}`,
    port: usedPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function explainListenError(error: NodeJS.ErrnoException, port: number): Error {
  const fix = `Choose another: npm start -- --inbox-port ${port === 8025 ? 8026 : 8025}`;
  if (error.code === 'EADDRINUSE') return new Error(`Port ${port} is in use. ${fix}`);
  if (error.code === 'EACCES') return new Error(`Port ${port} is not open to your user. ${fix}`);
  return error;
}
