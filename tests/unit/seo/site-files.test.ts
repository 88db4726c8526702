import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { routePaths } from '../../../src/routes.ts';
import { siteFiles } from '../../../src/seo/site-files.ts';
import { agency } from '../../content.ts';

const siteUrl = 'https://agency.example';

const withAddress = siteFiles(siteUrl);
const withoutAddress = siteFiles(null);

async function bodyOf(path: string, origin: string | null = siteUrl) {
  const file = (origin === null ? withoutAddress : withAddress).find((each) => each.path === path);
  if (!file) throw new Error(`${path} is not among the files`);
  return file.body();
}

const textOf = async (path: string, origin?: string | null) => String(await bodyOf(path, origin));

describe('Q6 the files beside the pages', () => {
  test('without SITE_URL nothing is made that needs it, and nothing names an address of the site', async () => {
    const files = siteFiles(null);
    const paths = files.map(({ path }) => path);
    expect(paths).not.toContain('/sitemap.xml');
    expect(paths.filter((path) => path.startsWith('/share/'))).toEqual([]);
    expect(await textOf('/robots.txt', null)).toBe('User-agent: *\nDisallow:\n');
    const manifest = await textOf('/manifest.webmanifest', null);
    expect(manifest).not.toContain('http');
    expect(JSON.parse(manifest).lang).toBe(agency.language);
  });

  test('robots.txt points to the sitemap, and that names each route once', async () => {
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    const xml = await textOf('/sitemap.xml');
    expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
      routePaths.map((path) => `${siteUrl}${path}`),
    );
  });

  test('each icon has the size that its name and the manifest promise', async () => {
    const { icons } = JSON.parse(await textOf('/manifest.webmanifest'));
    expect(icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
    const promised = [
      ...icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, sizes]),
      ['/apple-touch-icon.png', '180x180'],
    ];
    for (const [path, size] of promised) {
      const { format, width, height } = await sharp(Buffer.from(await bodyOf(path))).metadata();
      expect([path, format, `${width}x${height}`]).toEqual([path, 'png', size]);
    }
  });

  test('what a system cuts to a shape has no transparent corner, and the maskable icon keeps its middle', async () => {
    for (const path of ['/apple-touch-icon.png', '/icon-maskable-512.png']) {
      const { isOpaque } = await sharp(Buffer.from(await bodyOf(path))).stats();
      expect(isOpaque, path).toBe(true);
    }
    const drawing = sharp(Buffer.from(await bodyOf('/icon-maskable-512.png'))).trim();
    const { info } = await drawing.toBuffer({ resolveWithObject: true });
    expect(Math.hypot(info.width, info.height)).toBeLessThanOrEqual(512 * 0.8);
  });

  test('favicon.ico holds one PNG of 32 pixels', async () => {
    const file = Buffer.from(await bodyOf('/favicon.ico'));
    expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
    expect(offset + length).toBe(file.length);
    const { format, width } = await sharp(file.subarray(offset)).metadata();
    expect([format, width]).toEqual(['png', 32]);
  });

  test('the SVG icon changes with the browser, and needs no script', async () => {
    const svg = await textOf('/favicon.svg');
    expect(svg).toContain('prefers-color-scheme:dark');
    expect(svg).not.toMatch(/<script|style="|href/);
  });

  test('a share picture for each page, 1200 by 630, each of its own, light enough for every network', async () => {
    const files = siteFiles(siteUrl).filter(({ path }) => path.startsWith('/share/'));
    expect(files.map(({ path }) => path.replace(/-[0-9a-f]{8}\.png$/, ''))).toEqual(
      routePaths.map((path) => `/share${path === '/' ? '/home' : path}`),
    );
    const pictures = await Promise.all(files.map(async ({ body }) => Buffer.from(await body())));
    for (const picture of pictures) {
      const { width, height } = await sharp(picture).metadata();
      expect([width, height]).toEqual([1200, 630]);
      expect(picture.length).toBeLessThan(100_000);
    }
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(
      routePaths.length,
    );
  });
});
