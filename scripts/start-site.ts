import { resolve } from 'node:path';
import { localHost } from './local-addresses.ts';
import { startTool } from './run-tool.ts';
import { waitUntilReachable } from './wait-until-reachable.ts';

/** Wrangler's variables for a run without telemetry that writes nothing outside the project. */
export const quietWrangler = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
} as const;

/** Serves a built site in the host's own runtime, on this computer only. Returns when the site responds. */
export async function startSite({ directory, port }: { directory: string; port: number }) {
  // Two servers cannot share a storage folder.
  const storage = `.local/wrangler/${port}`;
  const address = ['--ip', localHost, '--port', String(port), '--inspector-port', '0'];
  const quiet = ['--log-level', 'warn', '--show-interactive-dev-session=false'];
  const program = startTool(
    'wrangler',
    ['dev', '--assets', directory, '--persist-to', storage, ...address, ...quiet],
    {
      variables: { ...quietWrangler, XDG_CONFIG_HOME: resolve('.local/config') },
      // Its bundler would print a stack trace when interrupted.
      print: false,
    },
  );
  // Starts reading the output, which can be read only once.
  const ended = Promise.resolve(program);
  const origin = `http://${localHost}:${port}`;
  if (!(await waitUntilReachable(origin, () => program.exitCode !== undefined))) {
    const { stdout, stderr } = await ended;
    throw new Error(`The site could not be served: ${stdout}${stderr}`);
  }
  return {
    origin,
    async close() {
      program.kill();
      await ended;
    },
  };
}
