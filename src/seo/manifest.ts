interface ManifestFacts {
  readonly name: string;
  readonly description: string;
  /** BCP 47 tag of the site's language. */
  readonly language: string;
  /** As `#rrggbb`. A manifest knows one color scheme, so the light one stands here. */
  readonly background: string;
}

/** The icons that the manifest names, and the files that are rendered for it. */
export const manifestIcons = [
  { src: '/icon-192.png', side: 192, shape: 'rounded', purpose: 'any' },
  { src: '/icon-512.png', side: 512, shape: 'rounded', purpose: 'any' },
  { src: '/icon-maskable-512.png', side: 512, shape: 'safe', purpose: 'maskable' },
] as const;

/** The web app manifest (W3C). The site is read in the browser and asks for no window of its own. */
export function manifestJson({ name, description, language, background }: ManifestFacts): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: background,
    background_color: background,
    icons: manifestIcons.map(({ src, side, purpose }) => ({
      src,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  });
}
