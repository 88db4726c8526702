import { expect, test } from 'vitest';
import { generatedFiles } from '../../../src/seo/generated-files.ts';
import { agency } from '../../content.ts';

test('Q6 without SITE_URL no file that needs it is built, and none contains a URL of the site', async () => {
  const files = await generatedFiles(null);
  const textOf = async (path: string) =>
    String(await files.find((file) => file.path === path)?.body());
  expect(files.filter(({ path }) => /^\/(?:share\/|sitemap)/.test(path))).toEqual([]);
  expect(await textOf('/robots.txt')).toBe('User-agent: *\nDisallow:\n');
  const manifest = await textOf('/manifest.webmanifest');
  expect(manifest).not.toContain('http');
  expect(JSON.parse(manifest).lang).toBe(agency.language);
});
