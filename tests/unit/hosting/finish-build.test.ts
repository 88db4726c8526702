import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishBuild } from '../../../hosting/finish-build.ts';
import { errorDocuments, fileOf } from '../../../src/routes.ts';

test('Q4 a finished build has a hash for each script, no unused script, and what a host sends', () => {
  const directory = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(directory, '_astro'));
  const files = {
    '_astro/page.a1.js': 'import("./more.b2.js")',
    '_astro/more.b2.js': 'é',
    '_astro/unused.c3.js': '',
  };
  const page = '<!doctype html><script src="/_astro/page.a1.js"></script>';
  const pages = ['/', '/imprint', ...Object.values(errorDocuments)].map(fileOf);
  for (const [file, text] of [
    ...Object.entries(files),
    ...pages.map((file) => [file, page] as const),
  ]) {
    writeFileSync(join(directory, file), text);
  }
  finishBuild(directory);
  expect(readFileSync(join(directory, '500.html'), 'utf8')).toMatch(
    /^<!doctype html><script integrity="sha256-[^"]{44}" src="\/_astro\/page\.a1\.js"><\/script>$/,
  );
  expect(readdirSync(join(directory, '_astro'))).toEqual(['more.b2.js', 'page.a1.js']);
  rmSync(join(directory, '500.html'));
  expect(() => finishBuild(directory)).toThrow('has no /500.html, which each host sends.');
  rmSync(directory, { recursive: true });
});
