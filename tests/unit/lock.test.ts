import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const ranges = z.record(z.string(), z.string()).default({});
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      dependencies: ranges,
      devDependencies: ranges,
      optionalDependencies: ranges,
      peerDependencies: ranges,
      peerDependenciesMeta: z
        .record(z.string(), z.object({ optional: z.boolean().optional() }))
        .default({}),
    }),
  ),
});
type Packages = z.infer<typeof lockFile>['packages'];

/** Where Node would look for a dependency of the package at this path, nearest first. */
function placesFor(path: string, dependency: string): string[] {
  const place = `${path === '' ? '' : `${path}/`}node_modules/${dependency}`;
  if (path === '') return [place];
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1));
  return [place, ...placesFor(parent, dependency)];
}

/** `npm ci` refuses a lock file without an entry for each dependency, also those of other systems. */
function gapsOf(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const needed = Object.keys({
      ...entry.dependencies,
      ...entry.devDependencies,
      ...entry.optionalDependencies,
    });
    const peers = Object.keys(entry.peerDependencies).filter(
      (name) => !entry.peerDependenciesMeta[name]?.optional,
    );
    return [...needed, ...peers].flatMap((name) => {
      const found = placesFor(path, name).find((place) => packages[place]);
      const gap = `${path || 'package.json'} needs ${name}`;
      if (!found) return [`${gap}: no entry`];
      return packages[found]?.integrity ? [] : [`${gap}: no hash at ${found}`];
    });
  });
}

const packagesOf = (path: string) =>
  lockFile.parse(JSON.parse(readFileSync(path, 'utf8'))).packages;
const locked = packagesOf('package-lock.json');

test.each(['package-lock.json', 'editor/package-lock.json'])(
  '%s has an entry and a hash for every dependency, of every system',
  (path) => {
    expect(gapsOf(packagesOf(path))).toEqual([]);
  },
);

describe('package-lock.json', () => {
  test('lists the bindings for Linux, macOS and Windows', () => {
    const bindings = [
      ['biome', /^@biomejs\/cli-/],
      ['tailwind', /^@tailwindcss\/oxide-/],
      ['rolldown', /^@rolldown\/binding-/],
      ['lightningcss', /^lightningcss-/],
      ['sharp', /^@img\/sharp-(?!libvips)/],
      ['astro', /^@astrojs\/compiler-binding-/],
      ['knip', /^@oxc-parser\/binding-/],
      ['esbuild', /^@esbuild\//],
      ['workerd', /^@cloudflare\/workerd-/],
    ] as const;
    const systems = [/darwin-(x64|64)/, /darwin-arm64/, /linux-(x64|64)/, /linux-arm64/, /win.*64/];
    const names = Object.keys(locked).map((path) => path.replace(/^.*node_modules\//, ''));
    const missing = bindings.flatMap(([program, pattern]) => {
      const own = names.filter((name) => pattern.test(name));
      return systems
        .filter((system) => !own.some((name) => system.test(name)))
        .map((system) => `${program}: ${system.source}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('a broken lock file', () => {
  const sound = {
    '': { dependencies: { builder: '1.0.0' }, devDependencies: { checker: '1.0.0' } },
    'node_modules/builder': {
      integrity: 'sha512-a',
      optionalDependencies: { 'builder-linux': '1.0.0', 'builder-darwin': '1.0.0' },
    },
    'node_modules/builder-linux': { integrity: 'sha512-b' },
    'node_modules/builder-darwin': { integrity: 'sha512-c' },
    'node_modules/checker': {
      integrity: 'sha512-d',
      dependencies: { '@scope/parts': '2.0.0' },
      peerDependencies: { builder: '1.0.0', plugin: '1.0.0' },
      peerDependenciesMeta: { plugin: { optional: true } },
    },
    'node_modules/checker/node_modules/@scope/parts': {
      integrity: 'sha512-e',
      dependencies: { builder: '1.0.0' },
    },
  };
  const gapsIn = (packages: object) => gapsOf(lockFile.parse({ packages }).packages);
  const without = (path: keyof typeof sound) =>
    Object.fromEntries(Object.entries(sound).filter(([name]) => name !== path));

  test('has no gaps as long as it is complete', () => {
    expect(gapsIn(sound)).toEqual([]);
  });

  test('is named for an optional package that is left out', () => {
    expect(gapsIn(without('node_modules/builder-darwin'))).toEqual([
      'node_modules/builder needs builder-darwin: no entry',
    ]);
  });

  test('is named for a nested package that is left out', () => {
    expect(gapsIn(without('node_modules/checker/node_modules/@scope/parts'))).toEqual([
      'node_modules/checker needs @scope/parts: no entry',
    ]);
  });

  test('is named for everyone who needs what is left out, peers too', () => {
    expect(gapsIn(without('node_modules/builder'))).toEqual([
      'package.json needs builder: no entry',
      'node_modules/checker needs builder: no entry',
      'node_modules/checker/node_modules/@scope/parts needs builder: no entry',
    ]);
  });

  test('is named for a package without a hash', () => {
    expect(gapsIn({ ...sound, 'node_modules/builder-linux': {} })).toEqual([
      'node_modules/builder needs builder-linux: no hash at node_modules/builder-linux',
    ]);
  });
});
