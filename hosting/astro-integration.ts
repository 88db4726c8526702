import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Deployment } from '../src/env.ts';
import { finishBuild } from './finish-build.ts';
import { writeHostFiles } from './host-files.ts';
import type { Host } from './hosts.ts';

/** Finishes the built pages and writes the files of a host beside them, from what is really in the pages. */
export function hosting(deployment: Deployment, host: Host): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const directory = fileURLToPath(dir);
        await finishBuild(directory);
        await writeHostFiles(directory, deployment, host);
      },
    },
  };
}
