/**
 * `robots.txt` (RFC 9309): everything may be read. The error pages keep themselves out by `noindex`.
 *
 * @param siteUrl the public origin, or null: then there is no sitemap to point to
 */
export function robotsText(siteUrl: string | null): string {
  const map = siteUrl === null ? [] : ['', `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`];
  return `${['User-agent: *', 'Disallow:', ...map].join('\n')}\n`;
}
