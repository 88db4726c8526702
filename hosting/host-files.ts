import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deployment } from '../src/env.ts';
import { errorDocuments, fileOf } from '../src/routes.ts';
import { scanBuiltSite } from './built-site.ts';
import { compressFiles } from './compress-files.ts';
import { withCspMeta } from './csp-meta.ts';
import { headersFile } from './headers-file.ts';
import type { Host } from './hosts.ts';
import { nginxConfiguration } from './nginx.ts';

/**
 * Writes what a host reads beside the pages of a finished build.
 *
 * @throws when the host could not serve the site as it is defined, with the fix
 */
export async function writeHostFiles(
  directory: string,
  deployment: Deployment,
  host: Host,
): Promise<void> {
  const write = (name: string, text: string) => writeFile(join(directory, name), text);
  const site = await scanBuiltSite(directory);
  // Netlify's rules name paths, and an unknown path has no rule of its own: its page carries the policy.
  const withPolicy =
    host === 'github-pages'
      ? site.files.filter((file) => file.endsWith('.html'))
      : [fileOf(errorDocuments.notFound)];
  for (const page of withPolicy) {
    const markup = await readFile(join(directory, page), 'utf8');
    await write(page, withCspMeta(markup, deployment));
  }
  if (host === 'github-pages') {
    await write('.nojekyll', '');
  } else if (host === 'nginx') {
    await write('_nginx.conf', nginxConfiguration(site, deployment));
    compressFiles(directory, site.files);
  } else {
    await write('_headers', headersFile(site, deployment));
  }
}
