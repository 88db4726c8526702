/** The color of the header in each theme (`--color-navy` in `tokens.css`), for the browser's own surfaces beside it. */
export const themeColors = { light: '#14264a', dark: '#080e16' };

/** How search engines and shared links present a page. */
export interface PageMeta {
  title: string;
  description: string;
  /** The page's path; absent for a page that must not be indexed. */
  path?: string;
}

interface MetadataProps {
  page: PageMeta;
  siteName: string;
  /** What the picture for shared links says. */
  shareText: string;
  /** BCP 47 tag of the site's language. */
  language: string;
  /** The public origin; without it, tags that need it are left out. */
  siteUrl: string | undefined;
}

/** Everything in the head that tells others what the page is and looks like. */
export function Metadata({ page, siteName, shareText, language, siteUrl }: MetadataProps) {
  const { title, description, path } = page;
  const url = (of: string) => new URL(of, siteUrl).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      {/* In this order: the page's script lets the one for the theme in force apply. */}
      <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
      {/* With "any", older browsers would prefer the ICO over the SVG. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:locale" content={language.replace('-', '_')} />
        </>
      )}
      {path !== undefined && siteUrl && (
        <>
          <link rel="canonical" href={url(path)} />
          <meta property="og:url" content={url(path)} />
          <meta property="og:image" content={url('/share.png')} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${siteName}: ${shareText}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
