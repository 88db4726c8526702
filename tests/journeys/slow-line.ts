import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { journeySite, localHost } from '../../commands/local-site.ts';

function forward(from: Socket, to: Socket, delayMs: number): void {
  from.on('data', (piece) => setTimeout(() => to.write(piece), delayMs));
  from.on('end', () => setTimeout(() => to.end(), delayMs));
  from.on('error', () => to.destroy());
}

/**
 * A line to the local e-mail service that takes its time, as a phone's does.
 * @param delayMs how long a piece of data takes, in each direction, in milliseconds
 */
export async function startSlowLine(delayMs: number) {
  const server = createServer((visitor) => {
    const service = connect(journeySite.inboxPort, localHost);
    forward(visitor, service, delayMs);
    forward(service, visitor, delayMs);
  });
  server.listen(0, localHost);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return { origin: `http://${localHost}:${address.port}`, close: () => server.close() };
}
