import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled } from '../../../scripts/is-installed.mjs';
import { temporaryFolder } from '../temporary-folder.ts';

const { platform, arch } = process;
const locked = {
  '': { version: '1.0.0' },
  'node_modules/astro': { version: '7.3.4' },
  'node_modules/here': { version: '1.0.0', optional: true, os: [platform], cpu: [arch] },
  'node_modules/there': { version: '1.0.0', optional: true, os: ['aix'], cpu: [arch] },
};
const { 'node_modules/there': there, ...installed } = locked;
const { 'node_modules/here': _, ...elsewhere } = locked;

test.each([
  ['the packages in the lock file', locked, installed, true],
  ['another version', locked, { ...installed, 'node_modules/astro': { version: '7.3.3' } }, false],
  ['also the packages for another system', locked, locked, true],
  ['the packages for another system', locked, elsewhere, false],
  ['nothing', locked, null, false],
  ['packages, but without a lock file,', null, installed, false],
])('O3 with %s in node_modules', (_title, wanted, packages, expected) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  const write = (file: string, content: object | null) =>
    content && writeFileSync(join(folder, file), JSON.stringify({ packages: content }));
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', packages);
  for (const path of Object.keys(packages ?? {}))
    mkdirSync(join(folder, path), { recursive: true });
  expect(isInstalled(folder)).toBe(expected);
  // Missing from a copy whose list still names it.
  rmSync(join(folder, 'node_modules/here'), { recursive: true, force: true });
  expect(isInstalled(folder)).toBe(false);
});
