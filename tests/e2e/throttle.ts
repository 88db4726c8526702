import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { localHost } from '../../scripts/local-site.ts';

function forward(from: Socket, to: Socket, delay: number): void {
  from.on('data', (piece) => setTimeout(() => to.write(piece), delay));
  from.on('end', () => setTimeout(() => to.end(), delay));
  from.on('error', () => to.destroy());
}

/**
 * A line to a server of this computer that takes its time.
 *
 * @param port the server's
 * @param delay how long a piece of data takes in each direction, in milliseconds
 */
export async function startSlowLine(port: number, delay: number) {
  const server = createServer((visitor) => {
    const service = connect(port, localHost);
    forward(visitor, service, delay);
    forward(service, visitor, delay);
  });
  server.listen(0, localHost);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return { origin: `http://${localHost}:${address.port}`, close: () => server.close() };
}
