import { readdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readPackageNotice } from './package-notice.ts';
import { type BuiltOutput, shippedPackages } from './shipped-packages.ts';
import { thirdPartyText } from './third-party-text.ts';

/** What ships without being a module of a script file. */
const besidesScripts = [
  // Its reset stands in the styles of every page.
  'tailwindcss',
  '@fontsource-variable/hanken-grotesk',
  '@fontsource-variable/schibsted-grotesk',
];

/** Writes `THIRD-PARTY.txt` beside the pages: the licenses of what is really in the build. */
export function thirdParty(): AstroIntegration {
  let installed = '';
  const byScript = new Map<string, readonly string[]>();
  return {
    name: 'third-party',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        installed = fileURLToPath(new URL('node_modules', config.root)).replaceAll('\\', '/');
        const collect = () => ({
          name: 'third-party',
          generateBundle(_: unknown, output: BuiltOutput) {
            for (const [script, folders] of shippedPackages(output, installed)) {
              byScript.set(basename(script), folders);
            }
          },
        });
        // The form's code is built as a worker is, by plugins of its own.
        updateConfig({ vite: { plugins: [collect()], worker: { plugins: () => [collect()] } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const files = (await readdir(dir, { recursive: true })).map((file) => basename(file));
        const folders = new Set([
          ...besidesScripts.map((name) => `${installed}/${name}`),
          ...files.flatMap((file) => byScript.get(file) ?? []),
        ]);
        const notices = await Promise.all([...folders].map(readPackageNotice));
        await writeFile(new URL('THIRD-PARTY.txt', dir), thirdPartyText(notices));
        logger.info(`THIRD-PARTY.txt names ${notices.length} packages`);
      },
    },
  };
}
