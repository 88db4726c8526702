import Validator from '@adobe/structured-data-validator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlElements } from '../../../hosting/html-elements.ts';
import type { PageMeta } from '../../../src/content/derive.ts';
import { loadContent } from '../../../src/content/load.ts';
import { scriptJson, structuredData } from '../../../src/seo/structured-data.ts';

const content = loadContent();

type Item = Readonly<Record<string, unknown>> & { readonly '@type': string };

const siteUrl = 'https://agency.example';

function itemsOf(page: PageMeta): readonly Item[] {
  const facts = { content, siteUrl, picture: '/share/a.png' };
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
  const end = fc.constantFrom('</script>', '<!--<script>', '</ScRiPt x', '\u2028');
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), end)), (texts) => {
      const json = scriptJson(texts);
      const markup = `<script type="application/ld+json">${json}</script><p>`;
      expect(htmlElements(markup).map(({ name }) => name)).toEqual(['script', 'p']);
      expect(JSON.parse(json)).toEqual(texts);
    }),
    { seed: 6 },
  );
});
