import { expect, test } from '@playwright/test';
import { type HtmlElement, htmlElements } from '../../hosting/html-elements.ts';
import { e2eSite } from '../../scripts/local-site.ts';
import { documents } from './documents.ts';

/** Attributes that name other elements of the same document by id. */
const references = [
  'for',
  'commandfor',
  'popovertarget',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
];

const idsOf = (elements: readonly HtmlElement[]) =>
  elements.flatMap(({ attributes }) => attributes.get('id') ?? []);

/** Every address that a document links to or loads. */
const addressesOf = (elements: readonly HtmlElement[]) =>
  elements.flatMap(({ attributes }) =>
    ['href', 'src', 'data-code'].flatMap((name) => attributes.get(name) ?? []),
  );

for (const { name, path } of documents) {
  test(`Q5 ${name}: each id is unique, and no reference, link or anchor is dead or redirected`, async ({
    request,
  }) => {
    const elements = htmlElements(await (await request.get(path)).text());
    const own = idsOf(elements);
    expect(own.toSorted()).toEqual([...new Set(own)].toSorted());
    for (const { name: element, attributes } of elements) {
      for (const id of references.flatMap((key) => attributes.get(key)?.split(/\s+/) ?? [])) {
        expect(own, `<${element}> refers to ${id}`).toContain(id);
      }
    }
    const addresses = new Set(addressesOf(elements));
    expect(addresses.size).toBeGreaterThan(10);
    for (const address of addresses) {
      const { origin, pathname, hash } = new URL(address, new URL(path, e2eSite.origin));
      if (origin !== e2eSite.origin) continue;
      const response = await request.get(pathname);
      if (!address.startsWith('#')) {
        expect(response.status(), address).toBe(200);
        expect(new URL(response.url()).pathname, address).toBe(pathname);
      }
      if (hash === '') continue;
      const ids = idsOf(htmlElements(await response.text()));
      expect(ids, address).toContain(decodeURIComponent(hash.slice(1)));
    }
  });
}
