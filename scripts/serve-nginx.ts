import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { x } from 'tinyexec';
import { localHost } from './local-site.ts';
import type { Nginx } from './nginx.ts';
import { requireFreePort } from './ports.ts';
import type { RunningSite } from './serve.ts';

export interface NginxOptions {
  nginx: Nginx;
  /** The folder of a finished build for nginx. */
  directory: string;
  port: number;
  /** Further directives of the http block. */
  more?: string;
}

const attempts = 200;

/**
 * Serves a build for nginx under nginx (O6), on this computer only.
 *
 * @returns when the server answers
 * @throws when the port is in use, or with what nginx printed when it does not start
 */
export async function startNginx(options: NginxOptions): Promise<RunningSite> {
  const { nginx, port } = options;
  await requireFreePort(port);
  const state = resolve(`.local/nginx/${port}`);
  await rm(state, { recursive: true, force: true });
  await mkdir(state, { recursive: true });
  await writeFile(`${state}/nginx.conf`, mainConfiguration(options, state));
  const server = x(nginx.program, ['-p', state, '-c', `${state}/nginx.conf`]);
  const kill = () => server.kill();
  process.once('exit', kill);
  const close = async () => {
    kill();
    await server;
    process.off('exit', kill);
    await rm(state, { recursive: true, force: true });
  };
  const origin = `http://${localHost}:${port}`;
  for (let attempt = 0; attempt < attempts && server.exitCode === undefined; attempt += 1) {
    if (await fetch(origin).catch(() => null)) return { origin, close };
    await wait(50);
  }
  kill();
  const { stderr } = await server;
  await close();
  throw new Error(`nginx did not start on ${origin}:\n${stderr.trim()}`);
}

function mainConfiguration(options: NginxOptions, state: string): string {
  const { nginx, directory, port, more = '' } = options;
  const root = resolve(directory);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${nginx.brotliModule ? `load_module "${nginx.brotliModule}";` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid "${state}/nginx.pid";
error_log stderr warn;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${temporary.map((kind) => `${kind}_temp_path "${state}/${kind}";`).join('\n  ')}
  ${more}
  server {
    listen ${localHost}:${port}${process.platform === 'linux' ? ' deferred' : ''};
    root "${root}";
    ${nginx.brotliModule ? 'brotli_static on;' : ''}
    include "${root}/_nginx.conf";
  }
}
`;
}
