import type { Content, PageMeta } from '../content/derive.ts';

interface StructuredDataOptions {
  readonly content: Pick<Content, 'agency' | 'exampleCall' | 'services'>;
  /** The public origin, the prefix of every URL in the graph. */
  readonly siteUrl: string;
  /** Path of the page's share image. */
  readonly image: string;
  /** Path of the recording of a call that the page plays. */
  readonly recording?: string | undefined;
}

/**
 * What a page says to machines (schema.org): the agency and its site on every page, its services on the home page,
 * where they can be read, and a breadcrumb on the others. Every value but the address of the icon is also on the page or in its head.
 */
export function structuredData(page: PageMeta, options: StructuredDataOptions) {
  const { content, siteUrl, image, recording } = options;
  const { agency, services } = content;
  const { call } = content.exampleCall;
  const url = (path: string) => new URL(path, siteUrl).href;
  const home = url('/');
  const address = url(page.path ?? '/');
  const organization = { '@id': url('/#organization') };
  const webSite = { '@id': url('/#website') };

  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: agency.name, item: home },
      { '@type': 'ListItem', position: 2, name: page.heading, item: address },
    ],
  };
  const offered = services.map(({ slug, name, summary }) => ({
    '@type': 'Service',
    name,
    description: summary,
    url: url(`/#${slug}-name`),
    provider: organization,
  }));
  const audio = recording && {
    '@type': 'AudioObject',
    name: call.recordingLabel,
    description: call.setting,
    contentUrl: url(recording),
    inLanguage: agency.language,
  };
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
        primaryImageOfPage: { '@type': 'ImageObject', url: url(image) },
        ...(audio && { audio }),
      },
      ...(page.path === '/' ? offered : [breadcrumb]),
    ],
  };
}

/** JSON for use inside a `<script>` element, escaped so that no text can close it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
