import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readPackageNotice } from './package-notice.ts';
import { type BuiltOutput, shippedPackages } from './shipped-packages.ts';
import { thirdPartyText } from './third-party-text.ts';

/** What ships without being a module of a script file. */
const besidesModules = [
  // The element that starts an island stands in the page itself.
  'astro',
  // Its reset stands in the styles of every page.
  'tailwindcss',
  '@fontsource-variable/hanken-grotesk',
  '@fontsource-variable/schibsted-grotesk',
];

/** Writes `THIRD-PARTY.txt` beside the pages: the licenses of what is really in the build. */
export function thirdParty(): AstroIntegration {
  const folders = new Set<string>();
  return {
    name: 'third-party',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const installed = fileURLToPath(new URL('node_modules', config.root)).replaceAll('\\', '/');
        for (const name of besidesModules) folders.add(`${installed}/${name}`);
        const collect = {
          name: 'third-party',
          applyToEnvironment: ({ name }: { name: string }) => name === 'client',
          generateBundle(_: unknown, output: BuiltOutput) {
            for (const folder of shippedPackages(output, installed)) folders.add(folder);
          },
        };
        updateConfig({ vite: { plugins: [collect] } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const notices = await Promise.all([...folders].map(readPackageNotice));
        await writeFile(new URL('THIRD-PARTY.txt', dir), thirdPartyText(notices));
        logger.info(`THIRD-PARTY.txt names ${notices.length} packages`);
      },
    },
  };
}
