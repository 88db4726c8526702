import { expect, test } from '@playwright/test';
import { type HtmlElement, htmlElements } from '../../hosting/html-elements.ts';
import { e2eSite } from '../../scripts/local-addresses.ts';
import { documents } from './documents.ts';
import { htmlIssues } from './html-issues.ts';

/** Every address that a document links to or loads. */
const addressesOf = (elements: readonly HtmlElement[]) =>
  elements.flatMap(({ attributes }) =>
    ['href', 'src', 'component-url', 'renderer-url'].flatMap((name) => attributes.get(name) ?? []),
  );

for (const { name, path } of documents) {
  test(`Q5 ${name}: html-validate reports nothing, and no link or anchor is dead or redirected`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    expect(await htmlIssues(html)).toEqual([]);
    const elements = htmlElements(html);
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
      const ids = htmlElements(await response.text()).map((each) => each.attributes.get('id'));
      expect(ids, address).toContain(decodeURIComponent(hash.slice(1)));
    }
  });
}

test('the licenses of the packages that ship are listed', async ({ request }) => {
  const text = await (await request.get('/THIRD-PARTY.txt')).text();
  const titles = text.match(/^- .+(?= \d)/gm);
  expect(titles).toEqual(
    expect.arrayContaining(['- react-dom', '- @base-ui/react', '- @emailjs/browser', '- astro']),
  );
  // Used by the build alone.
  expect(titles).not.toContain('- zod');
});
