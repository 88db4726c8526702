import type { Host } from '../hosting/hosts.ts';
import type { Deployment } from '../src/env.ts';
import { startProcessGroup } from './process-group.ts';
import { checkedSite } from './site-content.ts';

/**
 * Builds the site for the deployment that the environment names, once everything in it is right (O2).
 *
 * @param directory where the files go, relative to the root of the project
 * @param host whose files are written beside the pages
 * @throws one Error with every mistake, a line each, before anything is built; or when the build
 * itself fails, which has then printed why
 */
export async function buildSite(directory: string, host: Host = 'cloudflare'): Promise<void> {
  for (const note of leftOut(checkedDeployment())) console.log(note);
  const build = startProcessGroup('astro', ['build'], {
    variables: { SITE_OUT_DIR: directory, SITE_HOST: host, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if ((await build.ended) !== 0) throw new Error('The build failed: its own message stands above.');
}

function checkedDeployment(): Deployment {
  try {
    return checkedSite().deployment;
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
