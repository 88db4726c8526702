import type { Page } from '@playwright/test';
import { routeNames } from '../../src/routes.ts';
import { agency, pages, services } from '../content.ts';
import { documents, openDocument } from './documents.ts';
import { expect, test } from './test.ts';

const found = routeNames.map((name) => pages[name]);
const inner = found.filter(({ path }) => path !== '/');

type Item = Readonly<Record<string, unknown>> & { readonly '@type': string };

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

const said = async (page: Page, type: string): Promise<readonly Item[]> => {
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: readonly Item[] = JSON.parse(json ?? '{}')['@graph'];
  return graph.filter((item) => item['@type'] === type);
};

for (const { path, title, description } of found) {
  test(`Q6 ${path} says the same to search, to networks and to machines`, async ({ page }) => {
    await page.goto(path);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(await page.title()).toBe(title);
    expect(await meta(page, 'description')).toBe(description);
    expect(await meta(page, 'og:title')).toBe(title);
    expect(await meta(page, 'og:description')).toBe(description);
    expect(await meta(page, 'og:url')).toBe(canonical);
    expect(await meta(page, 'og:site_name')).toBe(agency.name);
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(await said(page, 'WebPage')).toMatchObject([
      {
        name: title,
        description,
        url: canonical,
        primaryImageOfPage: { url: await meta(page, 'og:image') },
      },
    ]);
  });

  test(`Q6 ${path}: the agency in the structured data is the one that visitors see`, async ({
    page,
  }) => {
    await page.goto(path);
    const [organization] = await said(page, 'Organization');
    const { name, slogan, email, telephone, sameAs, logo } = organization ?? ({} as Item);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(String(name));
    await expect(footer).toContainText(String(slogan));
    await expect(footer.getByRole('link', { name: String(email) })).toBeVisible();
    await expect(footer.getByRole('link', { name: String(telephone) })).toBeVisible();
    const outside = footer.locator('a[target="_blank"]');
    expect(
      await outside.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(sameAs);
    expect((await page.request.get(String(logo))).headers()['content-type']).toBe('image/png');
  });
}

test('Q6 the services in the structured data are the cards, word for word', async ({ page }) => {
  await page.goto('/');
  const items = await said(page, 'Service');
  expect(items).toHaveLength(services.length);
  const cards = page.locator('#services').getByRole('article');
  for (const [index, { name, description, url }] of items.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(String(name));
    await expect(card).toContainText(String(description));
    await page.goto(String(url));
    await expect(page.locator(new URL(String(url)).hash)).toHaveText(String(name));
    await expect(page.locator(new URL(String(url)).hash)).toBeInViewport();
  }
});

for (const { path } of inner) {
  test(`Q6 ${path}: its breadcrumb leads home and ends with its heading`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path);
    const [{ itemListElement } = { itemListElement: [] }] = await said(page, 'BreadcrumbList');
    expect(itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${baseURL}/` },
      {
        position: 2,
        name: await page.getByRole('heading', { level: 1 }).textContent(),
        item: `${baseURL}${path}`,
      },
    ]);
  });
}

test('Q6 each page has a picture of its own, of the size that it claims', async ({ page }) => {
  const addresses = new Set<string>();
  for (const { path, heading } of found) {
    await page.goto(path);
    const address = (await meta(page, 'og:image')) ?? '';
    addresses.add(address);
    const response = await page.request.get(address);
    expect(response.headers()['content-type']).toBe(await meta(page, 'og:image:type'));
    const png = await response.body();
    expect(String(png.readUInt32BE(16))).toBe(await meta(page, 'og:image:width'));
    expect(String(png.readUInt32BE(20))).toBe(await meta(page, 'og:image:height'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await meta(page, 'og:image:alt')).toContain(heading);
  }
  expect(addresses.size).toBe(found.length);
});

for (const document of documents.filter(({ page }) => page.path === null)) {
  test(`Q6 the ${document.name} page keeps out of search and has nothing to share`, async ({
    page,
    watch,
  }) => {
    await openDocument(page, watch, document);
    expect(await meta(page, 'robots')).toBe('noindex');
    await expect(page.locator('meta[property^="og:"], script[type*="json"]')).toHaveCount(0);
  });
}

test("Q6 the browser's own parser takes the manifest, and its icons are what it says", async ({
  page,
}) => {
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { name, icons } = JSON.parse(data ?? '{}');
  expect(name).toBe(agency.name);
  for (const { src, sizes, type } of icons) {
    const response = await page.request.get(src);
    const png = await response.body();
    expect(response.headers()['content-type']).toBe(type);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('Q6 each file beside the pages is served as what it is', async ({ request }) => {
  const types = {
    '/favicon.svg': /^image\/svg\+xml/,
    '/favicon.ico': /^image\/(?:x-icon|vnd\.microsoft\.icon)/,
    '/apple-touch-icon.png': /^image\/png/,
    '/manifest.webmanifest': /^application\/manifest\+json/,
    '/robots.txt': /^text\/plain/,
    '/sitemap.xml': /^(?:application|text)\/xml/,
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()['content-type'], path).toMatch(type);
  }
});

test('Q6 robots leads to a sitemap, and that to every page by its one address', async ({
  page,
  baseURL,
}) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const xml = await (await page.request.get(sitemap)).text();
  await page.goto('about:blank');
  const entries = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    if (parsed.querySelector('parsererror')) throw new Error('The sitemap is not well-formed.');
    return [...parsed.querySelectorAll('url')].map((url) => ({
      address: url.querySelector('loc')?.textContent ?? '',
    }));
  }, xml);
  expect(entries.map(({ address }) => address)).toEqual(
    found.map(({ path }) => `${baseURL}${path}`),
  );
  for (const { address } of entries) {
    const response = await page.goto(address);
    expect(response?.url()).toBe(address);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
  }
});
