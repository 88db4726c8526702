import type { Page } from '@playwright/test';
import { openGraphLocale } from '../../src/seo/locale.ts';
import { agency, routePages } from '../content.ts';
import { expect, test } from './test.ts';

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('Q6 search, social networks and structured data agree', async ({ page, baseURL }) => {
  const images = new Set<string>();
  for (const { path, title, description, heading } of routePages) {
    await page.goto(path);
    const address = `${baseURL}${path}`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    expect(await page.title()).toBe(title);
    for (const [name, content] of Object.entries({
      description,
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:site_name': agency.name,
      'og:locale': openGraphLocale(agency.language),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })) {
      expect(await meta(page, name), `${path} ${name}`).toBe(content);
    }
    const image = (await meta(page, 'og:image')) ?? '';
    const [item] = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    )['@graph'].filter((each: Record<string, unknown>) => each['@type'] === 'WebPage');
    expect(item).toMatchObject({ name: title, description, url: address });
    images.add(image);
    const response = await page.request.get(image);
    expect(response.headers()['content-type']).toBe(await meta(page, 'og:image:type'));
    expect(sizeOf(await response.body())).toBe('1200x630');
    expect(await meta(page, 'og:image:alt')).toContain(heading);
  }
  expect(images.size).toBe(routePages.length);
});

test('Q6 the browser takes the manifest, and its icons are what it says', async ({ page }) => {
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { name, icons } = JSON.parse(data ?? '{}');
  expect(name).toBe(agency.name);
  for (const { src, sizes, type } of icons) {
    const response = await page.request.get(src);
    expect(response.headers()['content-type']).toBe(type);
    expect(sizeOf(await response.body())).toBe(sizes);
  }
});

test('Q6 robots.txt leads to the sitemap, which lists every page', async ({ page, baseURL }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const xml = await (await page.request.get(sitemap)).text();
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toEqual(routePages.map(({ path }) => `${baseURL}${path}`));
});
