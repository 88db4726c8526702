import type { PageMeta } from '../content/pages.ts';
import { roleColors } from './palette.ts';

interface MetadataProps {
  readonly page: PageMeta;
  readonly siteName: string;
  /** The public origin, or null where a deployment has not named one: then nothing that needs it is said. */
  readonly siteUrl: string | null;
}

export function Metadata({ page, siteName, siteUrl }: MetadataProps) {
  const { light, dark } = roleColors('bg');
  const canonical = siteUrl && page.path ? new URL(page.path, siteUrl).href : null;
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.path === null && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      <meta name="color-scheme" content="light dark" />
      {(['light', 'dark'] as const).map((media) => (
        <meta
          key={media}
          name="theme-color"
          content={media === 'light' ? light : dark}
          media={`(prefers-color-scheme: ${media})`}
          data-media={media}
          data-light={light}
          data-dark={dark}
        />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {page.path !== null && (
        <>
          <meta property="og:title" content={page.title} />
          <meta property="og:description" content={page.description} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={siteName} />
          {canonical && <meta property="og:url" content={canonical} />}
        </>
      )}
    </>
  );
}
