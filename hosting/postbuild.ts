import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadContent } from '../src/content/load.ts';
import type { Deployment } from '../src/env.ts';
import { securityText, securityTextPath } from './security-text.ts';
import { reachedModules, withIntegrity } from './subresource-integrity.ts';

/**
 * Finishes a build for every host alike: writes the hash of each script and style file into the pages that load
 * it, takes out the scripts that no page can load, and adds `security.txt`. Comes before anything that reads
 * hashes from the pages.
 */
export async function finishSite(
  directory: string,
  { siteUrl }: Pick<Deployment, 'siteUrl'>,
  builtAt: Date,
): Promise<void> {
  const files = (await readdir(directory, { recursive: true })).map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  );
  const textsOf = async (ending: RegExp) => {
    const paths = files.filter((file) => ending.test(file));
    const texts = paths.map((path) => readFile(join(directory, path), 'utf8'));
    return new Map((await Promise.all(texts)).map((text, index) => [paths[index] ?? '', text]));
  };
  const sources = await textsOf(/\.(?:m?js|css)$/);
  const pages = await textsOf(/\.html$/);
  const reached = new Set(
    [...pages.values()].flatMap((page) => [...reachedModules(page, sources)]),
  );
  for (const path of sources.keys()) {
    if (!path.endsWith('.css') && !reached.has(path)) await rm(join(directory, path));
  }
  for (const [path, page] of pages) {
    await writeFile(join(directory, path), withIntegrity(page, sources));
  }
  const target = join(directory, securityTextPath);
  await mkdir(dirname(target), { recursive: true });
  const { email } = loadContent().agency;
  await writeFile(target, securityText({ email, siteUrl, builtAt }));
}
