import type { Agency } from '../content/agency.ts';

/**
 * What the home page tells search engines (schema.org): who the agency is, and the name of the site.
 *
 * @param siteUrl the public origin, which every URL starts with
 * @returns an object for a `<script type="application/ld+json">`
 */
export function structuredData(agency: Agency, siteUrl: string) {
  const url = (path: string) => new URL(path, siteUrl).href;
  const id = url('/#organization');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': id,
        name: agency.name,
        slogan: agency.tagline,
        url: url('/'),
        logo: url('/icon-512.png'),
        email: agency.email,
        telephone: agency.phone.display,
        sameAs: agency.social.map((link) => link.url),
      },
      {
        '@type': 'WebSite',
        name: agency.name,
        url: url('/'),
        inLanguage: agency.language,
        publisher: { '@id': id },
      },
    ],
  };
}

/** JSON for use inside a `<script>` element, escaped so that no text can close it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
