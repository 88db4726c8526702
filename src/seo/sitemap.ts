export interface SitemapEntry {
  readonly path: string;
  /** The day on which the page's content last changed, as `2026-01-31`, or null where nobody knows. */
  readonly changed: string | null;
}

/**
 * `sitemap.xml` after sitemaps.org 0.9, without the two fields that search engines ignore.
 *
 * @param siteUrl the public origin
 */
export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
