import { rename, rm } from 'node:fs/promises';
import type { Host } from '../hosting/hosts.ts';
import type { Deployment } from '../src/env.ts';
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
  for (const note of leftOut(checkedDeployment())) console.log(note);
  const fresh = `${directory}.new`;
  const { code } = await runTool('astro', ['build'], {
    variables: { SITE_OUT_DIR: fresh, SITE_HOST: host, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true });
    throw new Error(
      `The build failed, its own message is above. ${directory}/ is as it was before.`,
    );
  }
  await replaceFolder(directory, fresh);
}

/** Renames, so that at no time a half-written folder has the name. */
async function replaceFolder(directory: string, fresh: string): Promise<void> {
  const last = `${directory}.last`;
  await rm(last, { recursive: true, force: true });
  await rename(directory, last).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(fresh, directory);
  await rm(last, { recursive: true, force: true });
}

function checkedDeployment(): Deployment {
  try {
    return loadSite().deployment;
  } catch (error) {
    const mistakes = error instanceof Error ? error.message : String(error);
    throw new Error(`${mistakes}\nNothing was built.`);
  }
}

function leftOut({ siteUrl, emailService }: Deployment): string[] {
  const notes = [
    siteUrl === null &&
      'SITE_URL is not set: canonical links, og:url, og:image, structured data and the sitemap are left out.',
    emailService === null &&
      'No EMAILJS keys are set: an inquiry opens the mail client of the visitor.',
  ];
  return notes.filter((note) => note !== false);
}
