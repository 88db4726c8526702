import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Deployment } from '../src/env.ts';
import { errorDocuments, routes } from '../src/routes.ts';
import { scanBuiltSite } from './built-site.ts';
import { writeHostFiles } from './host-files.ts';
import type { Host } from './hosts.ts';
import { finishSite } from './postbuild.ts';

/** Finishes the built pages for every host alike. */
export function finishedPages(deployment: Deployment): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:done': ({ dir }) => finishSite(fileURLToPath(dir), deployment, new Date()),
    },
  };
}

/** Writes the files of a host beside the finished pages, from what is really in them. */
export function hostFiles(deployment: Deployment, host: Host): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const directory = fileURLToPath(dir);
        refuseOtherPages((await scanBuiltSite(directory)).files);
        const written = await writeHostFiles(directory, deployment, host);
        logger.info(`${written.length} files for ${host}`);
      },
    },
  };
}

function refuseOtherPages(files: readonly string[]): void {
  const expected = [...routes, ...Object.values(errorDocuments)].map((path) =>
    path === '/' ? '/index.html' : `${path}.html`,
  );
  const built = files.filter((file) => file.endsWith('.html'));
  const missing = expected.filter((file) => !built.includes(file));
  const unlisted = built.filter((file) => !expected.includes(file));
  const lines = [
    ...missing.map((file) => `${file} is listed in src/routes.ts and was not built.`),
    ...unlisted.map((file) => `${file} was built and is not listed in src/routes.ts.`),
  ];
  if (lines.length > 0) throw new Error(`${lines.join('\n')}\nAdd the page or mend the list.`);
}
