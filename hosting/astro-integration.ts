import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Deployment } from '../src/deployment/environment.ts';
import { type BuiltSite, scanBuiltSite } from './built-site.ts';
import { cloudflareHeaders } from './cloudflare.ts';
import { errorDocuments, routes } from './routes.ts';

/** Writes the host files beside the finished pages, from what is really in them. */
export function hostFiles(deployment: Deployment): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const site = await scanBuiltSite(fileURLToPath(dir));
        refuseOtherPages(site);
        await writeFile(new URL('_headers', dir), cloudflareHeaders(site, deployment));
        logger.info(`_headers for ${site.files.length} files`);
      },
    },
  };
}

function refuseOtherPages({ files }: BuiltSite): void {
  const expected = [...routes, ...Object.values(errorDocuments)].map((path) =>
    path === '/' ? '/index.html' : `${path}.html`,
  );
  const built = files.filter((file) => file.endsWith('.html'));
  const missing = expected.filter((file) => !built.includes(file));
  const unlisted = built.filter((file) => !expected.includes(file));
  const lines = [
    ...missing.map((file) => `${file} is listed in hosting/routes.ts and was not built.`),
    ...unlisted.map((file) => `${file} was built and is not listed in hosting/routes.ts.`),
  ];
  if (lines.length > 0) throw new Error(`${lines.join('\n')}\nAdd the page or mend the list.`);
}
