import { expect, test } from 'vitest';
import { content } from '../../src/content/content.ts';
import { scriptJson, structuredData } from '../../src/layouts/structured-data.ts';

const { home, privacy, terms } = content.pages;

test.each([home, privacy, terms])('Q6 $path: every reference leads to an item', (page) => {
  const graph = structuredData(page, content, 'https://agency.example')['@graph'];
  const items: readonly Record<string, unknown>[] = graph;
  const known = items.map((item) => item['@id']);
  const ids = [...JSON.stringify(items).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(2);
  for (const id of ids) expect(known).toContain(id);
});

test('Q6 no text can close its script element, and it reads back unchanged', () => {
  const texts = ['</script>', '<!--<script>', '"\\'];
  expect(scriptJson(texts)).not.toContain('<');
  expect(JSON.parse(scriptJson(texts))).toEqual(texts);
});
