import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { localHost } from './local-addresses.ts';

/** Reads ports from the command line, `{ port: 8787 }` from `--port`, and makes sure that each is free. */
export async function readPorts<Option extends string>(
  defaults: Readonly<Record<Option, number>>,
): Promise<Record<Option, number>> {
  const ports: Record<Option, number> = { ...defaults };
  const names = Object.keys(defaults) as Option[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  const { values } = parseArgs({ options });
  for (const option of names) {
    const port = Number(values[option] ?? defaults[option]);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`--${option} is not a port. Give a number from 1 to 65535.`);
    }
    // Not the next one, which is another command's own.
    await requireFreePort(port, `with -- --${option} ${port + 2}`);
    ports[option] = port;
  }
  if (new Set(Object.values(ports)).size < names.length) {
    throw new Error(
      `Two ports are the same. Give ${names.map((name) => `--${name}`).join(' and ')} one each.`,
    );
  }
  return ports;
}

/** Throws when a port is in use, naming it and the way to choose another, such as "with -- --port 8788". */
export async function requireFreePort(port: number, how: string): Promise<void> {
  await listenOnce(port).catch(() => {
    throw new Error(`Port ${port} is in use. Choose another, for example ${how}`);
  });
}

/** A port of this computer that is free now. */
export const freePort = () => listenOnce(0);

async function listenOnce(port: number): Promise<number> {
  const server = createServer().listen(port, localHost);
  await once(server, 'listening');
  const { port: used } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return used;
}
