import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localHost } from './local-site.ts';
import type { Nginx } from './nginx.ts';
import { requireFreePort } from './ports.ts';
import { startProcessGroup } from './process-group.ts';
import type { RunningSite } from './serve.ts';

export interface NginxOptions {
  nginx: Nginx;
  /** The folder of a finished build for nginx. */
  directory: string;
  port: number;
  workers?: number;
  /** Further directives of the http block. */
  more?: string;
}

const patienceInMilliseconds = 10_000;

export interface RunningNginx extends RunningSite {
  /** The process that started the workers. A HUP makes it read the configuration again. */
  pid: number;
}

/**
 * Serves a build for nginx under nginx (O6), on this computer only.
 *
 * @returns when the server answers
 * @throws when the port is taken, or with what nginx printed when it does not come up
 */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const { nginx, port } = options;
  await requireFreePort(port, 'End that program or choose another port.');
  const state = resolve(`.local/nginx/${port}`);
  await rm(state, { recursive: true, force: true });
  await mkdir(state, { recursive: true });
  await writeFile(`${state}/nginx.conf`, mainConfiguration(options, state));
  const server = startProcessGroup(nginx.program, ['-p', state, '-c', `${state}/nginx.conf`], {
    print: 'keep',
  });
  const close = async () => {
    await server.stop();
    await rm(state, { recursive: true, force: true });
  };
  const origin = `http://${localHost}:${port}`;
  const ended = server.ended.then(() => true);
  const deadline = Date.now() + patienceInMilliseconds;
  while (Date.now() < deadline && !(await Promise.race([ended, wait(50)]))) {
    const response = await fetch(origin).catch(() => null);
    if (response && server.pid !== undefined) return { origin, pid: server.pid, ended, close };
  }
  await close();
  throw new Error(`nginx did not come up on ${origin}:\n${server.output().trim()}`);
}

function mainConfiguration(options: NginxOptions, state: string): string {
  const { nginx, directory, port, workers = 1, more = '' } = options;
  const root = resolve(directory);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${nginx.brotliModule ? `load_module "${nginx.brotliModule}";` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid "${state}/nginx.pid";
error_log stderr warn;
worker_processes ${workers};
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
