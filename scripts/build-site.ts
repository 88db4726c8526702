import { rename, rm } from 'node:fs/promises';
import type { Host } from '../hosting/hosts.ts';
import { loadSite } from './load-site.ts';
import { runTool } from './run-tool.ts';

/**
 * Builds the site for the deployment that the environment names, once everything in it is right. A build
 * that fails leaves the folder as it was.
 *
 * @param directory where the files go, relative to the root of the project
 * @param host whose files are written beside the pages
 * @throws one Error with every mistake, one per line, before anything is built; or when the build
 * itself fails, which has then printed why
 */
export async function buildSite(directory: string, host: Host = 'cloudflare'): Promise<void> {
  const { siteUrl, emailService } = loadSite().deployment;
  if (siteUrl === null) {
    console.log(
      'SITE_URL is not set: canonical links, og:url, og:image, structured data and the sitemap are left out.',
    );
  }
  if (emailService === null) {
    console.log('No EMAILJS keys are set: an inquiry opens the mail client of the visitor.');
  }
  const fresh = `${directory}.new`;
  const { code } = await runTool('astro', ['build'], {
    variables: { SITE_OUT_DIR: fresh, SITE_HOST: host },
  });
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true });
    throw new Error(
      `The build failed, its own message is above. ${directory}/ is as it was before.`,
    );
  }
  await rm(directory, { recursive: true, force: true });
  await rename(fresh, directory);
}
