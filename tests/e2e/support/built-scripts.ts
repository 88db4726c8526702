import { readdirSync } from 'node:fs';
import { siteFolder } from './addresses.ts';

/** The paths of the scripts that the tested site has, so that a test that makes one fail can tell that it exists. */
export const builtScripts = () =>
  readdirSync(`${siteFolder}/_astro`)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/_astro/${file}`);
