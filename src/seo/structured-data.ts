import type { Content, PageMeta } from '../content/derive.ts';
import { routes } from '../routes.ts';

/** A thing of schema.org; the tests check each with a validator. */
interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

interface Graph {
  readonly '@context': string;
  readonly '@graph': readonly Thing[];
}

interface Facts {
  readonly content: Pick<Content, 'agency' | 'companyIntro' | 'services'>;
  /** The public origin, which every address in the graph begins with. */
  readonly siteUrl: string;
  /** Path of the page's share picture. */
  readonly picture: string;
  /** Path of the recording of a call that the page plays. */
  readonly recording?: string | undefined;
}

/**
 * What a page says to machines: the agency and its site on every page, its services on the home page, where
 * they can be read, and a breadcrumb on the others. Every value is also on the page or in its head.
 *
 * @param page a page that may be found, so one with a path
 */
export function structuredData(page: PageMeta, facts: Facts): Graph {
  const { content, siteUrl, picture, recording } = facts;
  const { agency, services } = content;
  const { call } = content.companyIntro;
  const url = (path: string) => new URL(path, siteUrl).href;
  const organizationId = url('/#organization');
  const siteId = url('/#website');
  const address = url(page.path ?? routes.home);

  const organization: Thing = {
    '@type': 'Organization',
    '@id': organizationId,
    name: agency.name,
    slogan: agency.tagline,
    url: url(routes.home),
    logo: url('/icon-512.png'),
    email: agency.email,
    telephone: agency.phone.display,
    sameAs: agency.social.map((link) => link.url),
  };
  const webSite: Thing = {
    '@type': 'WebSite',
    '@id': siteId,
    name: agency.name,
    url: url(routes.home),
    inLanguage: agency.language,
    publisher: { '@id': organizationId },
  };
  const audio: Thing = {
    '@type': 'AudioObject',
    name: call.listen,
    description: call.scene,
    contentUrl: url(recording ?? ''),
    inLanguage: agency.language,
  };
  const webPage: Thing = {
    '@type': 'WebPage',
    '@id': address,
    name: page.title,
    description: page.description,
    url: address,
    inLanguage: agency.language,
    isPartOf: { '@id': siteId },
    about: { '@id': organizationId },
    primaryImageOfPage: { '@type': 'ImageObject', url: url(picture) },
    ...(recording && { audio }),
  };
  const offered = services.map(
    ({ slug, name, summary }): Thing => ({
      '@type': 'Service',
      name,
      description: summary,
      url: url(`/#${slug}-name`),
      provider: { '@id': organizationId },
    }),
  );
  const breadcrumb: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: agency.name, item: url(routes.home) },
      { '@type': 'ListItem', position: 2, name: page.heading, item: address },
    ],
  };
  const own = page.path === routes.home ? offered : [breadcrumb];
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, webSite, webPage, ...own],
  };
}

/**
 * JSON for the inside of a `<script>` element: a text with `</script>` or `<!--` in it cannot end the
 * element or change how it is read.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
