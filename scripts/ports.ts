import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { localHost } from './local-addresses.ts';

const variableOf = (option: string) => option.replaceAll('-', '_').toUpperCase();

/** How to set a variable for a command: PowerShell has no `NAME=value command`. */
const setting = (variable: string, value: number) =>
  process.platform === 'win32' ? `$env:${variable} = ${value}` : `export ${variable}=${value}`;

/**
 * Reads ports, `{ 'inbox-port': 8025 }` from `--inbox-port` or the variable INBOX_PORT, which works through npm in
 * every terminal, and makes sure that each is free.
 */
export async function readPorts<Option extends string>(
  defaults: Readonly<Record<Option, number>>,
): Promise<Record<Option, number>> {
  const ports: Record<Option, number> = { ...defaults };
  const names = Object.keys(defaults) as Option[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  const { values } = parseArgs({ options });
  for (const option of names) {
    const variable = variableOf(option);
    const given = values[option] ?? (process.env[variable] || defaults[option]);
    const port = Number(given);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(
        `${variable} is "${given}", which is not a valid port. Give a number from 1 to 65535.`,
      );
    }
    // Not the next port, which is another command's default.
    await requireFreePort(port, `with ${setting(variable, port + 2)}`);
    ports[option] = port;
  }
  if (new Set(Object.values(ports)).size < names.length) {
    throw new Error(
      `Two ports are the same. Give ${names.map(variableOf).join(' and ')} one each.`,
    );
  }
  return ports;
}

/** Throws when a port cannot be used, naming the cause and how to choose another, such as "with export PORT=8789". */
export async function requireFreePort(port: number, how: string): Promise<void> {
  await listenOnce(port).catch(({ code }: NodeJS.ErrnoException) => {
    const cause = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
    throw new Error(`Port ${port} ${cause}. Choose another, for example ${how}`);
  });
}

/** A currently free port on this computer. */
export const freePort = () => listenOnce(0);

async function listenOnce(port: number): Promise<number> {
  const server = createServer().listen(port, localHost);
  await once(server, 'listening');
  const { port: used } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return used;
}
