import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
  email: string,
): string[] {
  const home = join(directory, 'index.html');
  if (!existsSync(home)) return [`${directory}/ holds no built site. Run "npm run build".`];
  const markup = readFileSync(home, 'utf8');
  const headers = join(directory, '_headers');
  const policy = existsSync(headers) ? readFileSync(headers, 'utf8') : emailOrigin;
  const keys = Object.values(emailService ?? {});
  const isAtSite = siteUrl === null || markup.includes(`<link rel="canonical" href="${siteUrl}/"`);
  const newer = newerThan(statSync(home).mtimeMs);
  const mistakes = [
    !keys.every((key) => markup.includes(key)) &&
      `${directory}/ was built with other keys of the e-mail service, or with none.`,
    !emailService &&
      /(?:"|&quot;|&#34;)publicKey/.test(markup) &&
      `${directory}/ was built with keys of the e-mail service, and none are set now.`,
    emailService &&
      !policy.includes(emailOrigin) &&
      `${directory}/_headers does not let the form reach ${emailOrigin}.`,
    !isAtSite && `${directory}/ was not built for ${siteUrl}.`,
    !markup.includes(email) && `${directory}/ does not show ${email}.`,
    newer && `${newer} was changed after ${directory}/ was built.`,
  ];
  return mistakes.flatMap((line) => (line ? [`${line} Run "npm run build" again.`] : []));
}

function newerThan(built: number): string | undefined {
  const contents = readdirSync('src/content', { recursive: true, encoding: 'utf8' });
  return [...contents.map((name) => join('src/content', name)), '.env'].find(
    (file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > built,
  );
}
