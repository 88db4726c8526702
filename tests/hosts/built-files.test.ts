import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { e2eSite } from '../../scripts/local-addresses.ts';
import { builtSite } from './site-copy.ts';

test('no built file is or names a source map, or holds a path of the computer that built it', () => {
  const paths = [process.cwd(), homedir(), '/node_modules/', 'file:///'];
  const unwanted = ['sourceMappingURL=', ...paths.filter((path) => path !== '/')];
  const naming = [...builtSite.files, '/_headers'].flatMap((file) => {
    const text = readFileSync(join(e2eSite.directory, file), 'utf8');
    return unwanted.filter((each) => text.includes(each)).map((each) => `${file} holds ${each}`);
  });
  expect(naming).toEqual([]);
  expect(builtSite.files.filter((file) => file.endsWith('.map'))).toEqual([]);
});
