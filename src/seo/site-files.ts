import type { Content } from '../content/derive.ts';
import { loadContent } from '../content/load.ts';
import { icoFile } from './ico.ts';
import { adaptiveIcon, tileIcon } from './icon.ts';
import { lastChanged } from './last-changed.ts';
import { llmsText } from './llms.ts';
import { manifestIcons, manifestJson } from './manifest.ts';
import { roleColors } from './palette.ts';
import { renderPng } from './render-png.ts';
import { robotsText } from './robots.ts';
import { shareSize } from './share-picture.ts';
import { shareFile } from './share-pictures.ts';
import { sitemapXml } from './sitemap.ts';

/** A file that goes with the pages (Q6). */
export interface SiteFile {
  /** From the root of the site, with its ending. */
  readonly path: string;
  readonly type: string;
  readonly body: () => Promise<string | Uint8Array<ArrayBuffer>>;
}

/** The pages that search may find, the content that each shows, and its date where git knows none. */
function findable({ pages, policies }: Content) {
  return [
    { page: pages.home, texts: ['.'], fallback: null },
    {
      page: pages.privacy,
      texts: ['privacy-policy.md', 'agency.yaml'],
      fallback: policies.privacy.effective,
    },
    {
      page: pages.terms,
      texts: ['terms-of-service.md', 'agency.yaml'],
      fallback: policies.terms.effective,
    },
  ];
}

const png = 'image/png';
const text = 'text/plain; charset=utf-8';

/**
 * Everything that is served beside the pages and made from the content: icons, manifest, robots, the text
 * for language models, and where the public origin is known the sitemap and the share pictures.
 *
 * @param siteUrl the public origin, or null
 */
export async function siteFiles(siteUrl: string | null): Promise<readonly SiteFile[]> {
  const content = loadContent();
  const { agency } = content;
  const colors = {
    bg: roleColors('bg'),
    ink: roleColors('ink'),
    primary: roleColors('primary'),
  };
  const tile = (shape: Parameters<typeof tileIcon>[1], side: number) =>
    renderPng(tileIcon(colors, shape), side);
  const files: SiteFile[] = [
    { path: '/favicon.svg', type: 'image/svg+xml', body: async () => adaptiveIcon(colors) },
    {
      path: '/favicon.ico',
      type: 'image/x-icon',
      body: async () => icoFile(await tile('rounded', 32), 32),
    },
    { path: '/apple-touch-icon.png', type: png, body: () => tile('full', 180) },
    ...manifestIcons.map(({ src, side, shape }) => ({
      path: src,
      type: png,
      body: () => tile(shape, side),
    })),
    {
      path: '/manifest.webmanifest',
      type: 'application/manifest+json',
      body: async () =>
        manifestJson({
          name: agency.name,
          description: agency.tagline,
          language: agency.language,
          background: colors.bg.light,
        }),
    },
    { path: '/robots.txt', type: text, body: async () => robotsText(siteUrl) },
    { path: '/llms.txt', type: text, body: async () => llms(siteUrl, content) },
  ];
  if (siteUrl === null) return files;
  const pictures = await Promise.all(findable(content).map(({ page }) => shareFile(page)));
  return [
    ...files,
    { path: '/sitemap.xml', type: 'application/xml', body: async () => sitemap(siteUrl, content) },
    ...pictures.map(({ path, svg }) => ({
      path,
      type: png,
      body: () => renderPng(svg, shareSize.width),
    })),
  ];
}

function llms(siteUrl: string | null, content: Content): string {
  const { agency, pages, questions, services } = content;
  const policies = [pages.privacy, pages.terms];
  return llmsText({ agency, services, questions: questions.items, policies, siteUrl });
}

function sitemap(siteUrl: string, content: Content): string {
  const entries = findable(content).map(({ page, texts, fallback }) => {
    const files = texts.map((file) => `src/content/${file}`);
    return { path: page.path, changed: lastChanged(files) ?? fallback };
  });
  return sitemapXml(siteUrl, entries);
}
