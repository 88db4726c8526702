import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { x } from 'tinyexec';
import { nginx } from '../../scripts/debian-packages.ts';
import { freePort } from '../../scripts/ports.ts';
import { waitUntilReachable } from '../../scripts/wait-until-reachable.ts';
import type { Host } from './host.ts';

/**
 * Serves a build for nginx under nginx, on this computer only.
 *
 * @returns when the server answers
 * @throws with what nginx printed when it does not start
 */
export async function startNginx(directory: string): Promise<Host> {
  const port = await freePort();
  const state = await mkdtemp(join(tmpdir(), 'nginx-'));
  const configuration = join(state, 'nginx.conf');
  await writeFile(configuration, mainConfiguration(resolve(directory), state, port));
  const server = x(nginx.program, ['-p', state, '-c', configuration]);
  const close = async () => {
    server.kill();
    const { stderr } = await server;
    await rm(state, { recursive: true });
    return stderr;
  };
  const hasEnded = () => server.exitCode !== undefined;
  if (await waitUntilReachable(`http://127.0.0.1:${port}`, hasEnded))
    return { port, directory, close };
  throw new Error(`nginx did not start:\n${await close()}`);
}

function mainConfiguration(root: string, state: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
load_module "${nginx.brotliModule}";
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid "${state}/nginx.pid";
error_log stderr warn;
worker_processes 1;
events {}
http {
  access_log off;
  ${temporary.map((kind) => `${kind}_temp_path "${state}/${kind}";`).join('\n  ')}
  server {
    listen 127.0.0.1:${port} deferred;
    root "${root}";
    brotli_static on;
    include "${root}/_nginx.conf";
  }
}
`;
}
