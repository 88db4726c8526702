import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { agency } from '../src/content/agency.ts';
import type { Deployment } from '../src/deployment/environment.ts';
import { securityText, securityTextPath } from './security-text.ts';
import { type SourceFiles, withIntegrity } from './subresource-integrity.ts';

/**
 * Adds to a finished build what every host serves alike: the hash of each script and style file in each
 * page that loads it, and `security.txt`. Comes before anything that reads hashes from the pages.
 */
export async function finishSite(
  directory: string,
  { siteUrl }: Pick<Deployment, 'siteUrl'>,
  builtAt: Date,
): Promise<void> {
  const paths = (await readdir(directory, { recursive: true })).map((path) => `/${path}`);
  const read = async (path: string) =>
    [path.replaceAll('\\', '/'), await readFile(join(directory, path), 'utf8')] as const;
  const sources: SourceFiles = new Map(
    await Promise.all(paths.filter((path) => /\.(?:m?js|css)$/.test(path)).map(read)),
  );
  for (const page of paths.filter((path) => path.endsWith('.html'))) {
    const [, markup] = await read(page);
    await writeFile(join(directory, page), withIntegrity(markup, sources));
  }
  const target = join(directory, securityTextPath);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, securityText({ email: agency.email, siteUrl, builtAt }));
}
