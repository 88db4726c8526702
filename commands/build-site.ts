import type { Host } from '../hosting/hosts.ts';
import { agency } from '../src/content/agency.ts';
import { factMistakes } from '../src/deployment/check-facts.ts';
import type { Deployment } from '../src/deployment/environment.ts';
import { readDeployment } from '../src/deployment/read-deployment.ts';
import { startProcessGroup } from './process-group.ts';

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
  const mistakes = factMistakes(agency);
  try {
    const deployment = readDeployment();
    if (mistakes.length === 0) return deployment;
  } catch (error) {
    mistakes.unshift(error instanceof Error ? error.message : String(error));
  }
  throw new Error([...mistakes, 'Nothing was built.'].join('\n'));
}

function leftOut({ siteUrl, emailService }: Deployment): string[] {
  const notes = [
    siteUrl === null &&
      'SITE_URL is not set: canonical links, og:url, og:image and the sitemap are left out.',
    emailService === null &&
      'No EMAILJS keys are set: an inquiry opens the mail client of the visitor.',
  ];
  return notes.filter((note) => note !== false);
}
