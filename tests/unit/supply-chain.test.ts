import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({
    dependencies: versions,
    devDependencies: versions,
    optionalDependencies: versions,
    allowScripts: z.record(z.string(), z.literal(true)),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const locked = z
  .object({
    packages: z.record(
      z.string(),
      z.looseObject({
        integrity: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages;
const page = readFileSync('docs/supply-chain.md', 'utf8');

const direct = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
});
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

describe('the supply chain', () => {
  test('every version is pinned exactly', () => {
    expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('every installed package has the hash that it must have', () => {
    const others = Object.entries(locked).filter(([path]) => path !== '');
    expect(others.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))).toEqual([]);
  });

  test('no package runs a script at installation but those that are allowed and explained', () => {
    const running = Object.entries(locked)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => nameOf(path));
    const [, scripts = ''] = page.split(/^## /m);
    const explained = [...scripts.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
    expect([...new Set(running)].sort()).toEqual(Object.keys(manifest.allowScripts).sort());
    expect(explained.sort()).toEqual(Object.keys(manifest.allowScripts).sort());
  });

  test('docs/supply-chain.md says of each package what it is for, and of no other', () => {
    const [, , ...sections] = page.split(/^## /m);
    const rows = sections.flatMap((section) => section.match(/^\| `.*$/gm) ?? []);
    const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    expect(named.sort()).toEqual(direct.map(([name]) => name).sort());
  });
});
