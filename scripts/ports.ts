import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Reads a port from the command line.
 *
 * @throws naming the option and what it takes
 */
export function readPort(option: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new Error(`--${option} "${text}" is no port. Give a number from 1 to 65535.`);
}

/**
 * Makes sure that a server can listen on a port of this computer.
 *
 * @param mend how to choose another port, a whole sentence
 * @throws naming the port, why it cannot be had, and the mend
 */
export async function requireFreePort(port: number, mend: string): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const denied = error instanceof Error && 'code' in error && error.code === 'EACCES';
    const reason = denied ? 'is not open to your user' : 'is taken by another program';
    throw new Error(`Port ${port} ${reason}. ${mend}`);
  }
  server.close();
  await once(server, 'close');
}

/** A port of this computer that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}
