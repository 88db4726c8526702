import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { htmlElements } from '../hosting/html-elements.ts';
import type { Deployment } from '../src/env.ts';

/**
 * Finds where a built site differs from the variables and content of today.
 *
 * @param directory the folder of a finished build
 * @returns one line per difference, with what to do
 */
export function findStaleBuild(
  directory: string,
  { siteUrl, emailService, emailOrigin }: Deployment,
): string[] {
  const home = join(directory, 'index.html');
  if (!existsSync(home)) return [`${directory}/ holds no built site. Run "npm run build".`];
  const elements = htmlElements(readFileSync(home, 'utf8'));
  const has = (attribute: string, value: string) =>
    elements.some(({ attributes }) => attributes.get(attribute) === value);
  const newer = ['.env', ...globSync('src/content/**/*')].find(
    (file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > statSync(home).mtimeMs,
  );
  const mistakes = [
    // As `ContactFormIsland.astro` writes it.
    !has('data-deployment', JSON.stringify({ emailService, emailOrigin })) &&
      `${directory}/ was built with another e-mail service, with other keys, or with none.`,
    siteUrl && !has('href', `${siteUrl}/`) && `${directory}/ was not built for ${siteUrl}.`,
    newer && `${newer} was changed after ${directory}/ was built.`,
  ];
  return mistakes.flatMap((line) => (line ? [`${line} Run "npm run build" again.`] : []));
}
