import { resolve } from 'node:path';
import { localHost } from './local-addresses.ts';

/** Wrangler's variables for a run that sends nothing home and writes nothing outside the project. */
export const quietWrangler = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
} as const;

/** Serves a built site under the host's own runtime, on this computer only. Returns when the site answers. */
export async function startSite({ directory, port }: { directory: string; port: number }) {
  Object.assign(process.env, quietWrangler, {
    WRANGLER_LOG: 'warn',
    XDG_CONFIG_HOME: resolve('.local/config'),
  });
  // Reads its variables as it loads.
  const { unstable_startWorker: startWorker } = await import('wrangler');
  const worker = await startWorker({
    config: resolve('wrangler.jsonc'),
    assets: resolve(directory),
    envFiles: [],
    dev: {
      server: { hostname: localHost, port },
      inspector: false,
      persist: false,
      watch: false,
    },
  });
  await worker.ready;
  return { origin: `http://${localHost}:${port}`, close: () => worker.dispose() };
}
