import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const names = z.record(z.string(), z.unknown()).default({});
const packageSchema = z.object({
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .default({}),
});
const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) });

const readLock = (path: string) =>
  lockSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).packages;
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const locked = readLock('package-lock.json');
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

/** Where Node would look for a dependency of the package at this path, nearest first. */
function placesFor(path: string, dependency: string): string[] {
  const place = `${path === '' ? '' : `${path}/`}node_modules/${dependency}`;
  if (path === '') return [place];
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1));
  return [place, ...placesFor(parent, dependency)];
}

// `npm ci` refuses a lock file without an entry for each dependency, also those of other systems.
test.each(['package-lock.json', 'tests/browsers/package-lock.json'])(
  'O3 %s has an entry for every dependency of every system, each with a hash',
  (file) => {
    const packages = readLock(file);
    const missing = Object.entries(packages).flatMap(([path, entry]) => {
      const peers = Object.keys(entry.peerDependencies).filter(
        (name) => !entry.peerDependenciesMeta[name]?.optional,
      );
      const { dependencies, devDependencies, optionalDependencies } = entry;
      const needed = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
      return [...needed, ...peers]
        .filter((name) => !placesFor(path, name).some((place) => packages[place]))
        .map((name) => `${path || 'package.json'} needs ${name}`);
    });
    expect(missing).toEqual([]);
    const unhashed = Object.entries(packages).filter(
      ([path, { integrity }]) => path !== '' && !integrity?.startsWith('sha512-'),
    );
    expect(unhashed.map(([path]) => path)).toEqual([]);
  },
);

test('O3 everything that names a version of Node names the same', () => {
  const version = readFileSync('.node-version', 'utf8').trim();
  const { engines, optionalDependencies, devDependencies } = manifest;
  expect(engines.node).toBe(`>=${version}`);
  for (const [name, program] of Object.entries(optionalDependencies)) {
    expect(program, name).toBe(version);
  }
  expect(Number.parseInt(devDependencies['@types/node'], 10)).toBe(Number.parseInt(version, 10));
});

// A package may leave out a system altogether, which leaves no gap in the lock.
test.each([
  '@biomejs/cli-',
  '@rolldown/binding-',
  'lightningcss-',
  '@img/sharp-',
  '@takumi-rs/core-',
  '@astrojs/compiler-binding-',
  '@oxc-parser/binding-',
  '@esbuild/',
  '@cloudflare/workerd-',
])('O3 %s has a binding for Linux, macOS and Windows', (prefix) => {
  const systems = Object.keys(locked)
    .map(nameOf)
    .filter((name) => name.startsWith(prefix))
    .join();
  for (const system of [
    'darwin-(x64|64)',
    'darwin-arm64',
    'linux-(x64|64)',
    'linux-arm64',
    'win.*64',
  ]) {
    expect(systems).toMatch(new RegExp(system));
  }
});

test('every version is pinned exactly and explained, and only allowed install scripts run', () => {
  const { dependencies, devDependencies, optionalDependencies, allowScripts } = manifest;
  const direct = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const page = readFileSync('docs/supply-chain.md', 'utf8');
  for (const [name, version] of direct) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(page).toContain(`\`${name}\``);
  }
  const running = Object.keys(locked).filter((path) => locked[path]?.hasInstallScript);
  expect(new Set(running.map(nameOf))).toEqual(new Set(Object.keys(allowScripts)));
});
