import type { Content } from '../content/derive.ts';
import { roleColors } from './palette.ts';

/** The icons that the manifest names, and the files that are rendered for it. */
export const manifestIcons = [
  { src: '/icon-192.png', side: 192, shape: 'rounded', purpose: 'any' },
  { src: '/icon-512.png', side: 512, shape: 'rounded', purpose: 'any' },
  { src: '/icon-maskable-512.png', side: 512, shape: 'safe', purpose: 'maskable' },
] as const;

/** The web app manifest (W3C). The site opens in the browser, not in its own window. */
export function manifestJson({ name, tagline, language }: Content['agency']): string {
  // A manifest supports only one color scheme.
  const background = roleColors('bg').light;
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: tagline,
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
