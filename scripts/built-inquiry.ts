import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from '../src/env.ts';

/**
 * Compares a built site with the variables and facts of today: would its form do what they say?
 *
 * @param directory the folder of a finished build
 * @returns a line for each difference with what to do; empty when there is none
 */
export function builtMistakes(
  directory: string,
  { siteUrl, emailService, emailOrigin }: Deployment,
  email: string,
): string[] {
  const home = join(directory, 'index.html');
  if (!existsSync(home)) return [`${directory}/ holds no built site. Run "npm run build".`];
  const markup = readFileSync(home, 'utf8');
  const again = 'Run "npm run build" again.';
  const built = (part: string) => markup.includes(part);
  const keys = Object.values(emailService ?? {});
  const headers = join(directory, '_headers');
  const policy = existsSync(headers) ? readFileSync(headers, 'utf8') : null;
  const newer = newerThan(statSync(home).mtimeMs);
  return [
    ...(keys.every(built)
      ? []
      : [`${directory}/ was built with other keys of the e-mail service, or with none. ${again}`]),
    ...(emailService === null && /(?:"|&quot;|&#34;)publicKey/.test(markup)
      ? [`${directory}/ was built with keys of the e-mail service, and none are set now. ${again}`]
      : []),
    ...(emailService && policy !== null && !policy.includes(`connect-src ${emailOrigin}`)
      ? [`${directory}/_headers does not let the form reach ${emailOrigin}. ${again}`]
      : []),
    ...(siteUrl === null || built(`<link rel="canonical" href="${siteUrl}/"`)
      ? []
      : [`${directory}/ was not built for ${siteUrl}. ${again}`]),
    ...(built(email) ? [] : [`${directory}/ does not show ${email}. ${again}`]),
    ...(newer === null ? [] : [`${newer} was changed after ${directory}/ was built. ${again}`]),
  ];
}

function newerThan(built: number): string | null {
  const contents = readdirSync('src/content', { recursive: true, encoding: 'utf8' });
  const files = [...contents.map((name) => join('src/content', name)), '.env'].filter((file) =>
    existsSync(file),
  );
  return files.find((file) => statSync(file).mtimeMs > built) ?? null;
}
