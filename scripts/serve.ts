import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localHost } from './local-site.ts';
import { requireFreePort } from './ports.ts';
import { type ProcessGroup, startProcessGroup } from './process-group.ts';
import { quietWrangler } from './wrangler.ts';

export interface RunningSite {
  origin: string;
  /** Settles when the server has ended, also by itself. */
  ended: Promise<unknown>;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** The folder of a finished build. */
  directory: string;
  port: number;
  /** For the case that the port is taken: how to choose another, as a sentence. */
  portMend?: string;
}

const patienceInMilliseconds = 60_000;

/** No account, no network, nothing written outside the project. */
const quietly = {
  CI: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'false',
  ...quietWrangler,
};

/**
 * Serves a built site under the host's own runtime (O3), on this computer only.
 *
 * @returns when the home page answers with status 200
 * @throws when the port is taken, or with what the runtime printed when it does not come up
 */
export async function startSite({ directory, port, portMend }: SiteOptions): Promise<RunningSite> {
  await requireFreePort(port, portMend ?? 'End that program or choose another port.');
  // Of its own for each port: two servers at once must not find each other.
  const state = resolve(`.local/wrangler/${port}`);
  const server = startProcessGroup('wrangler', wranglerArguments(resolve(directory), port, state), {
    print: 'keep',
    variables: {
      ...quietly,
      XDG_CONFIG_HOME: state,
      WRANGLER_LOG_PATH: `${state}/logs`,
      WRANGLER_REGISTRY_PATH: `${state}/registry`,
    },
  });
  const close = async () => {
    await server.stop();
    await rm(state, { recursive: true, force: true });
  };
  const origin = `http://${localHost}:${port}`;
  if (!(await answers(origin, server))) {
    await close();
    throw new Error(`The site did not come up on ${origin}:\n${server.output().trim()}`);
  }
  return { origin, ended: server.ended, close };
}

function wranglerArguments(directory: string, port: number, state: string): string[] {
  return [
    'dev',
    ...['--config', 'hosting/wrangler.jsonc'],
    ...['--assets', directory],
    ...['--ip', localHost],
    ...['--port', String(port)],
    ...['--inspector-port', '0'],
    ...['--persist-to', state],
    ...['--log-level', 'warn'],
    '--local',
    '--show-interactive-dev-session=false',
  ];
}

async function answers(origin: string, server: ProcessGroup): Promise<boolean> {
  let ended = false;
  void server.ended.then(() => {
    ended = true;
  });
  const deadline = Date.now() + patienceInMilliseconds;
  while (!ended && Date.now() < deadline) {
    const response = await fetch(origin, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (response?.status === 200) return true;
    await wait(100);
  }
  return false;
}
