import { readFileSync } from 'node:fs';
import type { Content, RoutePage } from '../content/derive.ts';
import { loadContent } from '../content/load.ts';
import { adaptiveIcon, icoFile, tileIcon } from './icon.ts';
import { adaptiveLogo, logoTile, type TileShape } from './logo-picture.ts';
import { manifestIcons, manifestJson } from './manifest.ts';
import { renderPng } from './render-png.ts';
import { sharePicture } from './share-picture.tsx';

/** A file that goes with the pages. */
export interface GeneratedFile {
  /** From the root of the site, with its ending. */
  readonly path: string;
  readonly type: string;
  readonly body: () => string | Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Everything that is served beside the pages and made by the build: icons, manifest, robots, and where the
 * public origin is known the sitemap and the share pictures.
 */
export async function generatedFiles(siteUrl: string | null): Promise<readonly GeneratedFile[]> {
  const file = (path: string, type: string, text: string) => ({ path, type, body: () => text });
  const { agency, logoFiles, routePages } = loadContent();
  const tile = (shape: TileShape, side: number) =>
    logoFiles ? logoTile(logoFiles.light, shape, side) : renderPng(tileIcon(shape), side);
  const picture = (path: string, shape: TileShape, side: number) => ({
    path,
    type: 'image/png',
    body: () => tile(shape, side),
  });
  const files: readonly GeneratedFile[] = [
    file(
      '/favicon.svg',
      'image/svg+xml',
      logoFiles ? await adaptiveLogo(logoFiles) : adaptiveIcon(),
    ),
    ...logoPictures(logoFiles),
    {
      path: '/favicon.ico',
      type: 'image/x-icon',
      body: async () => icoFile(await tile('rounded', 32), 32),
    },
    picture('/apple-touch-icon.png', 'full', 180),
    ...manifestIcons.map(({ src, side, shape }) => picture(src, shape, side)),
    file('/manifest.webmanifest', 'application/manifest+json', manifestJson(agency)),
    file('/robots.txt', 'text/plain; charset=utf-8', robotsText(siteUrl)),
  ];
  if (siteUrl === null) return files;
  const sharePictures = await Promise.all(
    routePages.map(async (page) => {
      const { path, png } = await sharePicture(page, { ...agency, logoFiles });
      return { path, type: 'image/png', body: () => png };
    }),
  );
  return [
    ...files,
    file('/sitemap.xml', 'application/xml', sitemapXml(siteUrl, routePages)),
    ...sharePictures,
  ];
}

/** The pictures of the owner's own logo, as header and footer show them. */
function logoPictures(logo: Content['logoFiles']): readonly GeneratedFile[] {
  const files = logo === null ? [] : [logo.light, logo.dark];
  return [...new Map(files.map((each) => [each.src, each])).values()].map(({ src, file }) => ({
    path: src,
    type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    body: () => new Uint8Array(readFileSync(file)),
  }));
}

/** `sitemap.xml` (sitemaps.org 0.9): every page, without the fields that search engines ignore. */
function sitemapXml(siteUrl: string, pages: readonly RoutePage[]): string {
  const urls = pages.map(({ path }) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** `robots.txt` (RFC 9309): everything may be read. The error pages keep themselves out by `noindex`. */
function robotsText(siteUrl: string | null): string {
  const map = siteUrl === null ? '' : `\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
  return `User-agent: *\nDisallow:\n${map}`;
}
