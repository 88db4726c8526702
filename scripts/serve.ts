import { resolve } from 'node:path';
import { localHost } from './local-site.ts';

/** Wrangler's variables for a run that sends nothing home and writes nothing outside the project. */
export const quietWrangler = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
} as const;

export interface RunningSite {
  origin: string;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** The folder of a finished build. */
  directory: string;
  port: number;
}

/**
 * Serves a built site under the host's own runtime (O3), on this computer only.
 *
 * @returns when the site answers
 * @param options a folder, and a port that is free
 */
export async function startSite({ directory, port }: SiteOptions): Promise<RunningSite> {
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
