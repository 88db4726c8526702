import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { e2eSite, localHost } from '../../scripts/local-addresses.ts';
import { waitUntilReachable } from '../../scripts/wait-until-reachable.ts';

export const ports = {
  editor: e2eSite.sitePort,
  inbox: e2eSite.inboxPort,
  site: e2eSite.sitePort + 2,
} as const;
export const editorOrigin = e2eSite.origin;
export const siteOrigin = `http://${localHost}:${ports.site}`;

/** The copy of the project that the tests edit. */
export const copy = join(tmpdir(), `site edit test ${ports.editor}`);

export const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });

/** Runs a script in the copy, and waits until it responds. Returns a function that ends it. */
export async function startInCopy(address: string, ...command: string[]) {
  const server = spawn(process.execPath, command, { cwd: copy, stdio: 'inherit' });
  const end = once(server, 'exit');
  if (!(await waitUntilReachable(address, () => server.exitCode !== null))) {
    throw new Error(`${command[0]} has ended.`);
  }
  return async (): Promise<void> => {
    server.kill();
    await end;
  };
}
