import Validator from '@adobe/structured-data-validator';
import { expect, test } from 'vitest';
import type { PageMeta } from '../../../src/content/derive.ts';
import { loadContent } from '../../../src/content/load.ts';
import { scriptJson, structuredData } from '../../../src/seo/structured-data.ts';

const content = loadContent();

type Item = Readonly<Record<string, unknown>> & { readonly '@type': string };

const siteUrl = 'https://agency.example';

function itemsOf(page: PageMeta): readonly Item[] {
  const facts = { content, siteUrl, image: '/share/a.png' };
  return JSON.parse(JSON.stringify(structuredData(page, facts)))['@graph'];
}

test.each(content.routePages)(
  "Q6 $path: every reference leads to an item, and Adobe's validator reports nothing",
  async (page) => {
    const items = itemsOf(page);
    const known = new Set(items.map((item) => item['@id']));
    const ids = [...JSON.stringify(items).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) expect(known).toContain(id);
    const jsonld = Object.fromEntries(
      items.map(({ '@type': type }) => [type, items.filter((item) => item['@type'] === type)]),
    );
    expect(await new Validator().validate({ jsonld })).toEqual([]);
  },
);

test('Q6 no text can close its script element, and it reads back unchanged', () => {
  const texts = ['</script>', '<!--<script>', '"\\'];
  expect(scriptJson(texts)).not.toContain('<');
  expect(JSON.parse(scriptJson(texts))).toEqual(texts);
});
