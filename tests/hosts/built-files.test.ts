import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { htmlElements } from '../../hosting/html-elements.ts';
import { e2eSite } from '../../scripts/local-site.ts';
import { agency } from '../content.ts';
import { builtSite } from './site-copy.ts';

const read = (file: string) => readFile(join(e2eSite.directory, file), 'utf8');
const pages = builtSite.files.filter((file) => file.endsWith('.html'));

describe('what the build writes', () => {
  const texts = new Map<string, string>();
  beforeAll(async () => {
    for (const file of [...builtSite.files, '/_headers']) texts.set(file, await read(file));
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
    const loading = pages.flatMap((page) =>
      htmlElements(texts.get(page) ?? '').filter(
        ({ name, attributes }) =>
          (name === 'script' && attributes.has('src')) ||
          (name === 'link' && attributes.get('rel') === 'stylesheet'),
      ),
    );
    // The 404 page has one. The page's own code is fetched by an inline line: its hash is in the import map.
    expect(loading.length).toBeGreaterThan(0);
    for (const { attributes } of loading) expect(attributes.get('integrity')).toMatch(/^sha256-/);
  });

  test('Q4 every script is loaded by a page, and has a hash in each page that names it', () => {
    const scripts = builtSite.files.filter((file) => file.endsWith('.js'));
    for (const script of scripts) {
      const naming = pages.filter((page) => texts.get(page)?.includes(`"${script}"`));
      expect([script, naming]).not.toEqual([script, []]);
      for (const page of naming) {
        const text = texts.get(page) ?? '';
        const map = /<script type="importmap">(.*?)<\/script>/.exec(text)?.[1] ?? '{}';
        const isTagged = new RegExp(`<script integrity="sha256-[^"]+"[^>]* src="${script}"`).test(
          text,
        );
        expect([page, script, isTagged || script in JSON.parse(map).integrity]).toContain(true);
      }
    }
  });

  test('security.txt is where tools look for it, and good for a year', () => {
    const text = texts.get('/.well-known/security.txt') ?? '';
    expect(text).toContain(`Contact: mailto:${agency.email}\n`);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    const days = (expires - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(366);
  });
});
