import Validator from '@adobe/structured-data-validator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlElements } from '../../../hosting/html-elements.ts';
import type { PageMeta } from '../../../src/content/derive.ts';
import { loadContent } from '../../../src/content/load.ts';
import { routeNames } from '../../../src/routes.ts';
import { scriptJson, structuredData } from '../../../src/seo/structured-data.ts';

const content = loadContent();
const { agency, companyIntro, pages } = content;

type Item = Readonly<Record<string, unknown>> & { readonly '@type': string };

const siteUrl = 'https://agency.example';
const found = routeNames.map((name) => pages[name]);

function itemsOf(page: PageMeta): readonly Item[] {
  const graph = structuredData(page, { content, siteUrl, picture: '/share/a.png' });
  return JSON.parse(JSON.stringify(graph))['@graph'];
}

const typesOf = (items: readonly Item[]) => items.map((item) => item['@type']);

describe('Q6 structured data', () => {
  test('an inner page: a breadcrumb in place of the services', () => {
    const items = itemsOf(pages.terms);
    expect(typesOf(items)).toEqual(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList']);
    expect(items.at(-1)).toMatchObject({
      itemListElement: [
        { position: 1, name: agency.name, item: `${siteUrl}/` },
        { position: 2, name: pages.terms.heading, item: `${siteUrl}/terms-of-service` },
      ],
    });
  });

  test('the recording of a call belongs to the home page', () => {
    const facts = { content, siteUrl, picture: '/a.png', recording: '/_astro/call.mp3' };
    expect(JSON.stringify(structuredData(pages.home, facts))).toContain(
      JSON.stringify({
        '@type': 'AudioObject',
        name: companyIntro.call.listen,
        description: companyIntro.call.scene,
        contentUrl: `${siteUrl}/_astro/call.mp3`,
        inLanguage: agency.language,
      }),
    );
    expect(JSON.stringify(itemsOf(pages.home))).not.toContain('AudioObject');
  });

  test.each(found)('$path: every reference leads to an item of the graph', (page) => {
    const items = itemsOf(page);
    const known = new Set(items.map((item) => item['@id']));
    const references = JSON.stringify(items).matchAll(/\{"@id":"([^"]+)"\}/g);
    const ids = [...references].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) expect(known).toContain(id);
  });

  test.each(found)(
    "$path: Adobe's validator finds nothing against the rules of search engines",
    async (page) => {
      const byType = Object.groupBy(itemsOf(page), (item) => item['@type']);
      const jsonld = Object.fromEntries(
        Object.entries(byType).map(([type, items]) => [type, items ?? []]),
      );
      expect(await new Validator().validate({ jsonld })).toEqual([]);
    },
  );

  test('no text ends the element that holds it, and it reads back as it was', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('</script>', '<!--<script>', '</ScRiPt x', '\u2028'),
    );
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const json = scriptJson(texts);
        const markup = `<script type="application/ld+json">${json}</script><p>`;
        expect(htmlElements(markup).map(({ name }) => name)).toEqual(['script', 'p']);
        expect(JSON.parse(json)).toEqual(texts);
      }),
      { seed: 6 },
    );
  });
});
