import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltSite, scanBuiltSite } from '../../hosting/built-site.ts';
import { writeHostFiles } from '../../hosting/host-files.ts';
import type { Host } from '../../hosting/hosts.ts';
import { e2eSite } from '../../scripts/local-addresses.ts';
import { sampleDeployment } from '../unit/hosting/built-site-sample.ts';

const { directory: built } = e2eSite;
if (!existsSync(join(built, 'index.html'))) {
  throw new Error(`${built} holds no site. Run the tests with "npm run test:hosts".`);
}

/** A content may have no recording, so each copy gets this one. */
export const recording = '/_astro/recording.1a2b3c4d.mp3';

const { files, documents } = scanBuiltSite(built);

/** The build that the end-to-end tests visit too, and the recording. */
export const builtSite: BuiltSite = { files: [...files, recording], documents };

/** A copy of the real build with the files of another host, for a deployment at a public https address. */
export async function copyFor(host: Host) {
  await mkdir('.local/hosts', { recursive: true });
  const directory = await mkdtemp(`.local/hosts/${host}-`);
  await cp(built, directory, { recursive: true });
  await writeFile(join(directory, recording), 'a recorded call');
  await rm(join(directory, '_headers'), { force: true });
  writeHostFiles(directory, sampleDeployment, host);
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
