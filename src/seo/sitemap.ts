import { routePaths } from '../routes.ts';

/**
 * `sitemap.xml` (sitemaps.org 0.9): every route, without the fields that search engines ignore.
 *
 * @param siteUrl the public origin
 */
export function sitemapXml(siteUrl: string): string {
  const urls = routePaths.map((path) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/**
 * `robots.txt` (RFC 9309): everything may be read. The error pages keep themselves out by `noindex`.
 *
 * @param siteUrl the public origin, or null: then there is no sitemap to point to
 */
export function robotsText(siteUrl: string | null): string {
  const map = siteUrl === null ? [] : ['', `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`];
  return `${['User-agent: *', 'Disallow:', ...map].join('\n')}\n`;
}
