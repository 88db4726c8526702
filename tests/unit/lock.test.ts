import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test('package-lock.json lists the bindings for Linux, macOS and Windows', () => {
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

test('an optional package that is left out is named with everyone who needs it', () => {
  const { 'node_modules/@biomejs/cli-win32-x64': _, ...others } = locked;
  expect(gapsOf(others)).toEqual([
    'node_modules/@biomejs/biome needs @biomejs/cli-win32-x64: no entry',
  ]);
});
