import type { APIRoute } from 'astro';
import { agency } from '../content/agency.ts';
import { themeColors } from '../layouts/Metadata.tsx';

const icon = (src: string, side: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest (W3C). The site opens in the browser, not in a window of its own. */
export const GET: APIRoute = () =>
  Response.json({
    id: '/',
    name: agency.name,
    short_name: agency.name,
    description: agency.tagline,
    lang: agency.language,
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: themeColors.dark,
    background_color: themeColors.dark,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
