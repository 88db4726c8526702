import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { finishBuild } from '../../../hosting/finish-build.ts';
import { errorDocuments, fileOf } from '../../../src/routes.ts';

const page = '<!doctype html><script src="/_astro/page.a1.js"></script>';
const pages = ['/', '/imprint', ...Object.values(errorDocuments)].map(fileOf);

let directory: string;
const write = (file: string, text: string) => writeFile(join(directory, file), text);

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'postbuild-'));
  await mkdir(join(directory, '_astro'));
  await write('_astro/page.a1.js', 'import("./more.b2.js")');
  await write('_astro/more.b2.js', 'é');
  await write('_astro/unused.c3.js', '');
  for (const file of pages) await write(file, page);
});
afterEach(() => rm(directory, { recursive: true }));

describe('a finished build', () => {
  test('has a hash for each script, and no unused script', async () => {
    finishBuild(directory);
    expect(await readFile(join(directory, '500.html'), 'utf8')).toMatch(
      /^<!doctype html><script integrity="sha256-[^"]{44}" src="\/_astro\/page\.a1\.js"><\/script>$/,
    );
    expect(await readdir(join(directory, '_astro'))).toEqual(['more.b2.js', 'page.a1.js']);
  });

  test('has every document that a host sends in its own name', async () => {
    await rm(join(directory, '500.html'));
    expect(() => finishBuild(directory)).toThrow(
      'The build has no /500.html, which each host sends.',
    );
  });
});
