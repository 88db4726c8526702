import type { Page } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { hero } from '../../src/content/hero.ts';
import { routes } from './support/documents.ts';
import { expect, test } from './support/test.ts';

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

/** The width and height that a PNG begins with. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('Q6 R6 search and social networks are told the same about every page', async ({
  page,
  baseURL,
}) => {
  for (const { path } of routes) {
    await page.goto(path);
    const address = `${baseURL}${path}`;
    const title = await page.title();
    const description = (await meta(page, 'description')) ?? '';
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    for (const [name, content] of Object.entries({
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:site_name': agency.name,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })) {
      expect(await meta(page, name), name).toBe(content);
    }
    const image = await page.request.get((await meta(page, 'og:image')) ?? '');
    expect(image.headers()['content-type']).toBe(await meta(page, 'og:image:type'));
    // Other sites may show it.
    expect(image.headers()).not.toHaveProperty('cross-origin-resource-policy');
    expect(sizeOf(await image.body())).toBe('1200x630');
    expect(await meta(page, 'og:image:alt')).toBe(`${agency.name}: ${hero.title}`);
  }
});

test('Q6 the home page says whose site it is, and the browser accepts the manifest, whose icons match it', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const [organization, site] = JSON.parse(json ?? '')['@graph'];
  const { name, email } = agency;
  expect(organization).toMatchObject({ '@type': 'Organization', name, email, url: `${baseURL}/` });
  expect(site).toMatchObject({
    '@type': 'WebSite',
    name,
    publisher: { '@id': organization['@id'] },
  });
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest.name).toBe(name);
  for (const { src, sizes, type } of manifest.icons) {
    const response = await page.request.get(src);
    expect(response.headers()['content-type']).toBe(type);
    expect(sizeOf(await response.body())).toBe(sizes);
  }
});

test('Q6 robots.txt leads to the sitemap, which lists every page', async ({ request, baseURL }) => {
  const read = async (address: string) => (await request.get(address)).text();
  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(await read('/robots.txt')) ?? [];
  const [sitemap = ''] = locations(await read(index));
  const addresses = locations(await read(sitemap)).map((at) => new URL(at ?? '').href);
  expect(addresses.sort()).toEqual(routes.map(({ path }) => `${baseURL}${path}`).sort());
});
