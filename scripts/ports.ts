import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { defaultPorts } from './local-site.ts';

/**
 * Reads `--port` and `--inbox-port` from the command line.
 *
 * @throws for any other argument, and for what is no port, naming the option
 */
export function readPorts(site: number): { port: number; inboxPort: number } {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(site) },
      'inbox-port': { type: 'string', default: String(defaultPorts.inbox) },
    },
  });
  return {
    port: readPort('port', values.port),
    inboxPort: readPort('inbox-port', values['inbox-port']),
  };
}

function readPort(option: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new Error(`--${option} "${text}" is not a port. Give a number from 1 to 65535.`);
}

/**
 * Makes sure that a server can listen on a port of this computer.
 *
 * @throws naming the port, why it cannot be had, and how to choose another
 */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const denied = error instanceof Error && 'code' in error && error.code === 'EACCES';
    const reason = denied ? 'is not open to your user' : 'is in use';
    throw new Error(
      `Port ${port} ${reason}. Choose another, for example with -- --port ${port + 1}`,
    );
  }
  server.close();
  await once(server, 'close');
}

/** A port of this computer that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
