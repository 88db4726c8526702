import { createServer } from 'node:http';
import { composeEmail } from './compose-email.ts';
import { readEmailTemplate } from './email-template.ts';
import { createFaults } from './faults.ts';
import { handleRequest } from './handle-request.ts';
import type { InquiryParams } from './inquiry-params.ts';
import { sandboxKeys } from './keys.ts';
import { createMailbox } from './mailbox.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Sandbox } from './sandbox.ts';

export type SandboxOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly publicKey?: string;
  readonly serviceId?: string;
  readonly templateId?: string;
  readonly allowedOrigins?: readonly string[] | 'any';
  /** Enforces the service's limit of one request a second. Default: false. */
  readonly rateLimit?: boolean;
};

export type RunningSandbox = {
  readonly origin: string;
  readonly port: number;
  /** Ends every open connection at once, also those that wait for an answer that never comes. */
  close(): Promise<void>;
};

const address = '127.0.0.1';

function createSandbox(options: SandboxOptions): Sandbox {
  const mailbox = createMailbox();
  const faults = createFaults();
  const rateLimit = createRateLimit();
  rateLimit.enable(options.rateLimit ?? false);
  const start = Date.now();
  return {
    account: {
      publicKey: options.publicKey ?? sandboxKeys.publicKey,
      serviceId: options.serviceId ?? sandboxKeys.serviceId,
      templateId: options.templateId ?? sandboxKeys.templateId,
      allowedOrigins: options.allowedOrigins ?? 'any',
      recipient: (params: InquiryParams) => composeEmail(readEmailTemplate(), params).to,
    },
    mailbox,
    faults,
    rateLimit,
    revision: () => [start, mailbox.revision(), faults.revision(), rateLimit.enabled()].join('.'),
  };
}

function explainListenError(error: NodeJS.ErrnoException, port: number): Error {
  const other = port === 8025 ? 8026 : 8025;
  const wayOut = `Choose another: npm start -- --inbox-port ${other}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new Error(`Port ${port} is taken by another program. ${wayOut}`);
    case 'EACCES':
      return new Error(`Port ${port} may not be used by this user. ${wayOut}`);
    default:
      return error;
  }
}

/**
 * Starts the local e-mail service with its inbox, on 127.0.0.1 only.
 * @returns where it listens, and how to stop it
 * @throws Error (as a rejection) of one line that names the port and the way out when the port cannot be had,
 *   or the file when the e-mail template cannot be used
 */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  composeEmail(readEmailTemplate(), {});
  const sandbox = createSandbox(options);
  const server = createServer((request, response) => {
    void handleRequest(sandbox, request, response);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, options.port)));
    server.listen(options.port, address, resolve);
  });

  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : options.port;
  return {
    origin: `http://${address}:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
