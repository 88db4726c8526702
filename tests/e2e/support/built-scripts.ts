import { readdirSync } from 'node:fs';
import { siteFolder } from './addresses.ts';

/** The paths of the scripts that the tested site has. */
export const builtScripts = () =>
  readdirSync(`${siteFolder}/_astro`)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/_astro/${file}`);

/** The path of the script with a name; throws if there is none, so that no test waits for one in vain. */
export function builtScript(name: string): string {
  const path = builtScripts().find((file) => file.startsWith(`/_astro/${name}.`));
  if (!path) throw new Error(`The site has no script named ${name}.`);
  return path;
}
