import sharp from 'sharp';
import { expect, test } from 'vitest';
import { generatedFiles } from '../../../src/seo/generated-files.ts';
import { agency } from '../../content.ts';

async function bodyOf(path: string, origin: string | null = 'https://agency.example') {
  const file = (await generatedFiles(origin)).find((each) => each.path === path);
  return Buffer.from((await file?.body()) ?? '');
}

test('Q6 without SITE_URL no file that needs it is built, and none contains a URL of the site', async () => {
  const paths = (await generatedFiles(null)).map(({ path }) => path);
  expect(paths.filter((path) => /^\/(?:share\/|sitemap)/.test(path))).toEqual([]);
  expect(String(await bodyOf('/robots.txt', null))).toBe('User-agent: *\nDisallow:\n');
  const manifest = String(await bodyOf('/manifest.webmanifest', null));
  expect(manifest).not.toContain('http');
  expect(JSON.parse(manifest).lang).toBe(agency.language);
});

test('Q6 icons that a system crops have no transparent corners, and the maskable icon stays within its safe zone', async () => {
  const { icons } = JSON.parse(String(await bodyOf('/manifest.webmanifest')));
  const maskable = icons.find(({ purpose }: { purpose: string }) => purpose === 'maskable').src;
  for (const path of ['/apple-touch-icon.png', maskable]) {
    const { isOpaque } = await sharp(await bodyOf(path)).stats();
    expect(isOpaque, path).toBe(true);
  }
  const drawing = sharp(await bodyOf(maskable)).trim();
  const { info } = await drawing.toBuffer({ resolveWithObject: true });
  expect(Math.hypot(info.width, info.height)).toBeLessThanOrEqual(512 * 0.8);
});
