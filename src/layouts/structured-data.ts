import type { Agency } from '../content/agency.ts';
import type { Service } from '../content/services.ts';
import type { PageMeta } from './Metadata.tsx';

/**
 * What a page tells search engines (schema.org): the agency and its site on every page, its services on the home
 * page.
 *
 * @param page with its path: one that is in search results
 * @param siteUrl the public origin, which every URL starts with
 * @returns an object for a `<script type="application/ld+json">`
 */
export function structuredData(
  page: Required<PageMeta>,
  { agency, services }: { readonly agency: Agency; readonly services: readonly Service[] },
  siteUrl: string,
) {
  const url = (path: string) => new URL(path, siteUrl).href;
  const home = url('/');
  const address = url(page.path);
  const organization = { '@id': url('/#organization') };
  const webSite = { '@id': url('/#website') };

  const offered = services.map(({ slug, name, summary }) => ({
    '@type': 'Service',
    name,
    description: summary,
    url: url(`/#${slug}-name`),
    provider: organization,
  }));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: agency.name,
        slogan: agency.tagline,
        url: home,
        logo: url('/icon-512.png'),
        email: agency.email,
        telephone: agency.phone.display,
        sameAs: agency.social.map((link) => link.url),
      },
      {
        '@type': 'WebSite',
        ...webSite,
        name: agency.name,
        url: home,
        inLanguage: agency.language,
        publisher: organization,
      },
      {
        '@type': 'WebPage',
        '@id': address,
        name: page.title,
        description: page.description,
        url: address,
        inLanguage: agency.language,
        isPartOf: webSite,
        about: organization,
      },
      ...(page.path === '/' ? offered : []),
    ],
  };
}

/** JSON for use inside a `<script>` element, escaped so that no text can close it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
