import type { APIRoute } from 'astro';

/** Everything may be crawled (RFC 9309); the 404 page opts out with `noindex`. */
export const GET: APIRoute = ({ site }) => {
  const sitemap = site ? `\nSitemap: ${new URL('/sitemap-index.xml', site).href}\n` : '';
  return new Response(`User-agent: *\nDisallow:\n${sitemap}`);
};
