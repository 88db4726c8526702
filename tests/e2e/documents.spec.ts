import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { agency } from '../../src/content/agency.ts';
import { hero } from '../../src/content/hero.ts';
import { pages } from '../../src/content/pages.ts';
import { builtScripts } from './support/built-scripts.ts';
import { documents, expectNotFound, routes } from './support/documents.ts';
import { expect, test } from './support/test.ts';

/** What the standard requires, but no code style: React has its own. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'no-missing-references': 'error',
      // Safari announces a list without markers only if it has the role.
      'no-redundant-role': 'off',
    },
  }),
);

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

/** The width and height that a PNG begins with. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

for (const { name, path } of documents) {
  test(`Q4 Q5 O6 R6 as it is served, ${name} is valid, has a strict policy, both fonts and no dead link`, async ({
    request,
    baseURL,
  }) => {
    const response = await request.get(path);
    const html = await response.text();
    const { results } = await validator.validateString(html);
    const issues = results
      .flatMap(({ messages }) => messages)
      // Astro puts a style for its islands into the body.
      .filter(({ message }) => !message.startsWith('<style> element is not permitted'));
    expect.soft(issues).toEqual([]);

    const [policy = ''] = matches(
      html,
      /<meta http-equiv="content-security-policy" content="([^"]*)"/g,
    );
    expect(policy.split(';').map((directive) => directive.trim())).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        "img-src 'self'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe|\*/);
    // The email service is the only other origin.
    expect(policy.match(/https?:/g)).toHaveLength(1);
    expect(response.headers()).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    // Within these, no host rewrites an address.
    expect(html).toMatch(/<body>\s*<!--email_off-->[\s\S]*<!--\/email_off-->\s*<\/body>/);

    // Preloaded from the same data as in the styles, which come later, but no further than gzip looks back.
    const fonts = matches(html, /url\((data:font\/woff2[^)]*)\)/g);
    expect(fonts).toHaveLength(2);
    expect(matches(html, /<link rel="preload" as="font"[^>]* href="([^"]*)"/g)).toEqual(fonts);
    const distance = html.indexOf('url(data:') - html.indexOf('href="data:');
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(32_768);

    const addresses = matches(html, /\s(?:href|src|component-url|renderer-url)="([^"]+)"/g)
      .map((address) => new URL(address, `${baseURL}${path}`).href)
      .filter((address) => address.startsWith(`${baseURL}/`));
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of new Set(addresses)) {
      const [target = '', hash] = address.split('#');
      const linked = await request.get(target);
      if (target !== baseURL + path) expect(linked.status(), address).toBe(200);
      expect(linked.url(), address).toBe(target);
      if (hash) expect(await linked.text(), address).toContain(` id="${hash}"`);
    }
  });
}

test('R6 Q6 search and social networks are told the same about every page', async ({
  page,
  baseURL,
}) => {
  const meta = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  for (const { path } of routes) {
    await page.goto(path);
    const address = `${baseURL}${path}`;
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    for (const [name, content] of Object.entries({
      'og:title': await page.title(),
      'og:description': await meta('description'),
      'og:url': address,
      'og:site_name': agency.name,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${agency.name}: ${hero.title}`,
      'twitter:card': 'summary_large_image',
    })) {
      expect(await meta(name), name).toBe(content);
    }
  }
  const image = await page.request.get((await meta('og:image')) ?? '');
  expect(image.headers()['content-type']).toBe(await meta('og:image:type'));
  // Other sites may show it.
  expect(image.headers()).not.toHaveProperty('cross-origin-resource-policy');
  expect(sizeOf(await image.body())).toBe('1200x630');
});

test('Q6 the home page says whose site it is, and the browser accepts the manifest, whose icons match it', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const [organization, site] = JSON.parse(json ?? '')['@graph'];
  const { name, email } = agency;
  const publisher = { '@id': organization['@id'] };
  expect(organization).toMatchObject({ '@type': 'Organization', name, email, url: `${baseURL}/` });
  expect(site).toMatchObject({ '@type': 'WebSite', name, publisher });
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
  const read = async (address = '') => (await request.get(address)).text();
  const [index] = matches(await read('/robots.txt'), /^Sitemap: (.*)$/gm);
  const [sitemap] = matches(await read(index), /<loc>(.*?)<\/loc>/g);
  const addresses = matches(await read(sitemap), /<loc>(.*?)<\/loc>/g);
  expect(addresses.map((address) => new URL(address).href).sort()).toEqual(
    routes.map(({ path }) => `${baseURL}${path}`).sort(),
  );
});

test('R4 an unknown path gets a 404 page that no search engine lists, and reports it once', async ({
  page,
  pageEvents,
}) => {
  const path = '/deep/er/and.html';
  expectNotFound(pageEvents, path);
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(`page at ${path}`)) reports.push(message.text());
  });
  const response = await page.goto(`${path}?from=mail`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText(pages.notFound.text)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: pages.notFound.button })).toHaveAttribute(
    'href',
    '/',
  );
  await expect.poll(() => reports).toHaveLength(1);
});

test('O6 Q4 a file with a hash in its name is cached for a year, and a missing one is asked for again', async ({
  request,
}) => {
  expect(builtScripts()).not.toEqual([]);
  const cacheOf = async (path: string) => (await request.get(path)).headers()['cache-control'];
  for (const file of builtScripts()) {
    expect(await cacheOf(file), file).toBe('public, max-age=31536000, immutable');
  }
  const missing = '/_astro/gone.0a1b2c3d.js';
  expect((await request.get(missing)).status()).toBe(404);
  expect(await cacheOf(missing)).toBe('public, max-age=0, must-revalidate');
});

test('K the licenses of React, Astro and the fonts are served', async ({ request }) => {
  for (const [file, license] of [
    ['third-party-licenses.md', /^## react-dom /m],
    ['further-licenses.txt', /^Copyright \(c\) 2021 Fred K\. Schott$/m],
    ['font-licenses.txt', /^SIL OPEN FONT LICENSE/m],
  ] as const) {
    expect(await (await request.get(file)).text(), file).toMatch(license);
  }
});
