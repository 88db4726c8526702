import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { htmlElements } from '../../hosting/html-elements.ts';
import { e2eSite } from '../../scripts/local-site.ts';
import { builtSite } from './site-copy.ts';

describe('what the build writes', () => {
  const texts = new Map<string, string>();
  beforeAll(async () => {
    for (const file of [...builtSite.files, '/_headers'])
      texts.set(file, await readFile(join(e2eSite.directory, file), 'utf8'));
  });

  test('no source map, and no mention of one', () => {
    expect(builtSite.files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const naming = [...texts].filter(([, text]) => /[#@]\s*sourceMappingURL=/.test(text));
    expect(naming.map(([file]) => file)).toEqual([]);
  });

  test('no path of the computer that built it', () => {
    const paths = [process.cwd(), homedir(), '/node_modules/', 'file:///'].filter(
      (path) => path !== '/',
    );
    const naming = [...texts].flatMap(([file, text]) =>
      paths.filter((path) => text.includes(path)).map((path) => `${file} holds ${path}`),
    );
    expect(naming).toEqual([]);
  });

  test('Q4 each script file that a tag of a page loads has a hash there', () => {
    const loading = [...texts]
      .filter(([file]) => file.endsWith('.html'))
      .flatMap(([, markup]) => htmlElements(markup))
      .filter(({ name, attributes }) => name === 'script' && attributes.has('src'));
    expect(loading.length).toBeGreaterThan(0);
    for (const { attributes } of loading) expect(attributes.get('integrity')).toMatch(/^sha256-/);
  });
});
