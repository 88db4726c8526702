import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { localHost } from '../../scripts/local-site.ts';

function forward(from: Socket, to: Socket, delay: number): void {
  from.on('data', (piece) => setTimeout(() => to.write(piece), delay));
  from.on('end', () => setTimeout(() => to.end(), delay));
  from.on('error', () => to.destroy());
}

/**
 * Starts a slow connection to a server on this computer.
 *
 * @param port the port of the server
 * @param delay the milliseconds that each chunk takes, in each direction
 */
export async function startSlowConnection(port: number, delay: number) {
  const server = createServer((client) => {
    const service = connect(port, localHost);
    forward(client, service, delay);
    forward(service, client, delay);
  });
  server.listen(0, localHost);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The connection has no port.');
  return { origin: `http://${localHost}:${address.port}`, close: () => server.close() };
}
