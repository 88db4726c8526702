import type { PageMeta } from '../content/derive.ts';
import { openGraphLocale } from './locale.ts';
import { roleColors } from './palette.ts';
import { shareSize } from './share-size.ts';

interface MetadataProps {
  readonly page: PageMeta;
  readonly siteName: string;
  /** BCP 47 tag of the site's language. */
  readonly language: string;
  /** The public origin, or null if the deployment has none: then tags that need it are omitted. */
  readonly siteUrl: string | null;
  /** Path of the share image; null for a page that must not be indexed. */
  readonly image: string | null;
}

/** Everything in the head that tells others what the page is and looks like. */
export function Metadata({ page, siteName, language, siteUrl, image }: MetadataProps) {
  const address = (path: string | null) =>
    siteUrl === null || path === null ? null : new URL(path, siteUrl).href;
  const canonical = address(page.path);
  const imageUrl = address(image);
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.path === null && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      <meta name="color-scheme" content="light dark" />
      {Object.entries(roleColors('bg')).map(([scheme, color]) => (
        <meta
          key={scheme}
          name="theme-color"
          content={color}
          media={`(prefers-color-scheme: ${scheme})`}
          data-scheme={scheme}
        />
      ))}
      {/* With "any", older browsers would prefer the ICO over the SVG. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {page.path !== null && (
        <>
          <meta property="og:title" content={page.title} />
          <meta property="og:description" content={page.description} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:locale" content={openGraphLocale(language)} />
          {canonical && <meta property="og:url" content={canonical} />}
        </>
      )}
      {imageUrl && (
        <>
          <meta property="og:image" content={imageUrl} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(shareSize.width)} />
          <meta property="og:image:height" content={String(shareSize.height)} />
          <meta property="og:image:alt" content={`${siteName}: ${page.heading}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
