import { loadContent } from '../content/load.ts';
import { routeNames } from '../routes.ts';
import { icoFile } from './ico.ts';
import { adaptiveIcon, tileIcon } from './icon.ts';
import { manifestIcons, manifestJson } from './manifest.ts';
import { renderPng } from './render-png.ts';
import { shareFile, shareSize } from './share-picture.ts';
import { robotsText, sitemapXml } from './sitemap.ts';

/** A file that goes with the pages. */
export interface SiteFile {
  /** From the root of the site, with its ending. */
  readonly path: string;
  readonly type: string;
  readonly body: () => string | Promise<Uint8Array<ArrayBuffer>>;
}

const png = 'image/png';

/**
 * Everything that is served beside the pages and made from the content: icons, manifest, robots, and where the
 * public origin is known the sitemap and the share pictures.
 *
 * @param siteUrl the public origin, or null
 */
export function siteFiles(siteUrl: string | null): readonly SiteFile[] {
  const file = (path: string, type: string, body: string): SiteFile => ({
    path,
    type,
    body: () => body,
  });
  const icon = (path: string, side: number, shape: Parameters<typeof tileIcon>[0]): SiteFile => ({
    path,
    type: png,
    body: () => renderPng(tileIcon(shape), side),
  });
  const { agency, pages } = loadContent();
  const files = [
    file('/favicon.svg', 'image/svg+xml', adaptiveIcon()),
    {
      path: '/favicon.ico',
      type: 'image/x-icon',
      body: async () => icoFile(await renderPng(tileIcon('rounded'), 32), 32),
    },
    icon('/apple-touch-icon.png', 180, 'full'),
    ...manifestIcons.map(({ src, side, shape }) => icon(src, side, shape)),
    file('/manifest.webmanifest', 'application/manifest+json', manifestJson(agency)),
    file('/robots.txt', 'text/plain; charset=utf-8', robotsText(siteUrl)),
  ];
  if (siteUrl === null) return files;
  const pictures = routeNames.map((route): SiteFile => {
    const { path, svg } = shareFile(pages[route], agency.name);
    return { path, type: png, body: () => renderPng(svg, shareSize.width) };
  });
  return [...files, file('/sitemap.xml', 'application/xml', sitemapXml(siteUrl)), ...pictures];
}
