import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Deployment } from '../src/env.ts';
import { writeHostFiles } from './host-files.ts';
import type { Host } from './hosts.ts';
import { finishBuild } from './postbuild.ts';

/**
 * Finishes the built pages and writes the files of a host beside them, from what is really in the pages.
 *
 * @param readEmail gives the agency's address, for security.txt and the last-resort error page. It is asked after a
 * build, so that a mistake in the content files does not keep `npm run dev` from starting
 */
export function hosting(
  deployment: Deployment,
  host: Host,
  readEmail: () => string,
): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const directory = fileURLToPath(dir);
        const email = readEmail();
        await finishBuild(directory, deployment, email);
        const written = await writeHostFiles(directory, deployment, host, email);
        logger.info(`${written.length} files for ${host}`);
      },
    },
  };
}
