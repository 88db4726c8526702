import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sandboxSettings } from '../mail-sandbox/server.ts';
import { start } from './processes.ts';

/** Everything these commands serve can be reached only from this computer. */
export const localHost = '127.0.0.1';

/** The settings for a site on this computer whose inquiries go to the mail sandbox. */
export const localSettings = (port: number, inboxPort: number) => ({
  SITE_URL: `http://${localHost}:${port}`,
  ...sandboxSettings(`http://${localHost}:${inboxPort}`),
});

/** Listens on a port for a moment, and returns it; for 0, any free one. Rejects if it cannot be used. */
async function tryPort(wanted: number): Promise<number> {
  const server = createServer().listen(wanted, localHost);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A port on this computer that nothing is listening on. */
export const freePort = () => tryPort(0);

/**
 * Reads a port from a variable and makes sure that it is free.
 *
 * @param variable such as `PORT`
 * @param usual the default port
 * @throws an Error that names the variable and the fix
 */
export async function readPort(variable: string, usual: number): Promise<number> {
  const port = Number(process.env[variable] || usual);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${variable} is "${process.env[variable]}". Use a number from 1 to 65535.`);
  }
  return tryPort(port).catch(({ code }: NodeJS.ErrnoException) => {
    const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
    throw new Error(`Port ${port} ${reason}. Set ${variable} to another, such as ${port + 2}.`);
  });
}

/**
 * Serves a built site in the host's own runtime, with its real headers. Returns when it responds.
 *
 * @throws an Error if it does not
 */
export async function serve(directory: string, port: number): Promise<void> {
  const address = ['--ip', localHost, '--port', String(port), '--inspector-port', '0'];
  const quiet = ['--log-level', 'warn', '--show-interactive-dev-session=false'];
  // Two servers cannot share a storage folder.
  const storage = ['--persist-to', `${directory}-storage`];
  const server = start(
    'wrangler',
    ['dev', '--assets', directory, ...address, ...quiet, ...storage],
    {
      variables: {
        CLOUDFLARE_CF_FETCH_ENABLED: 'false',
        CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'false',
        WRANGLER_HIDE_BANNER: 'true',
        WRANGLER_WRITE_LOGS: 'false',
      },
    },
  );
  // Another program may have taken the port since it was free.
  const home = readFileSync(`${directory}/index.html`, 'utf8');
  const responds = () =>
    fetch(`http://${localHost}:${port}/`, { signal: AbortSignal.timeout(10_000) })
      .then(async (response) => (await response.text()) === home)
      .catch(() => false);
  const deadline = Date.now() + 60_000;
  while (!(await responds())) {
    if (server.exitCode !== null) throw new Error('The site cannot be served: see above.');
    if (Date.now() > deadline) throw new Error('The site does not respond after 60 seconds.');
    await wait(100);
  }
}
