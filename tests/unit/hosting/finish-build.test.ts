import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishBuild } from '../../../hosting/finish-build.ts';
import { errorDocuments, fileOf } from '../../../src/routes.ts';

test('a finished build has no unused script, no style in the body, and what a host sends', () => {
  const directory = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(directory, '_astro'));
  const files = {
    '_astro/page.a1.js': 'import("./more.b2.js")',
    '_astro/more.b2.js': 'é',
    '_astro/unused.c3.js': '',
  };
  const head = '<!doctype html><head><script src="/_astro/page.a1.js"></script>';
  const style = '<style>astro-island{display:contents}</style>';
  const page = `${head}</head><body>${style}`;
  const pages = ['/', '/imprint', ...Object.values(errorDocuments)].map(fileOf);
  for (const [file, text] of [
    ...Object.entries(files),
    ...pages.map((file) => [file, page] as const),
  ]) {
    writeFileSync(join(directory, file), text);
  }
  finishBuild(directory);
  expect(readFileSync(join(directory, '500.html'), 'utf8')).toBe(`${head}${style}</head><body>`);
  expect(readdirSync(join(directory, '_astro'))).toEqual(['more.b2.js', 'page.a1.js']);
  rmSync(join(directory, '500.html'));
  expect(() => finishBuild(directory)).toThrow('has no /500.html, which each host sends.');
  rmSync(directory, { recursive: true });
});
