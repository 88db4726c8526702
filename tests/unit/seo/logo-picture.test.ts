import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { type Logo, readLogo } from '../../../src/content/logo.ts';
import { adaptiveLogo, logoTile, shareLogo } from '../../../src/seo/logo-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'logo-'));
mkdirSync(join(folder, 'media'));
afterAll(() => rmSync(folder, { recursive: true }));

const drawing = (color: string, size = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="${color}"/></svg>`;

function read(files: Readonly<Record<string, string | Buffer>>, names = Object.keys(files)) {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, 'media', name), content);
  }
  const [light = '', dark] = names;
  const mistakes: string[] = [];
  const logo = readLogo(folder, { light, dark }, (mistake) => mistakes.push(mistake));
  return { logo, mistakes };
}

function readWell(files: Readonly<Record<string, string | Buffer>>): Logo {
  const { logo, mistakes } = read(files);
  if (logo === null) throw new Error(mistakes.join());
  return logo;
}

async function colorAt(picture: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * 4;
  return [...data.subarray(start, start + 3)];
}

test('O8 Q6 the logo of an owner is in the middle of every icon, within what a system does not crop', async () => {
  const png = await sharp(Buffer.from(drawing('#ff0000')))
    .resize(40)
    .png()
    .toBuffer();
  for (const files of [{ 'logo.svg': drawing('#ff0000') }, { 'logo.png': png }]) {
    const { light } = readWell(files);
    for (const shape of ['rounded', 'full', 'safe'] as const) {
      const tile = await logoTile(light, shape, 100);
      expect(await colorAt(tile, 50, 50)).toEqual([255, 0, 0]);
      expect(await colorAt(tile, 50, 2)).not.toEqual([255, 0, 0]);
    }
    expect(await colorAt(await logoTile(light, 'safe', 100), 50, 12)).not.toEqual([255, 0, 0]);
  }
});

test('O8 Q6 light and dark logos each have their place in the icon that knows both', async () => {
  const logo = readWell({ 'light.svg': drawing('#ff0000'), 'dark.svg': drawing('#00ff00') });
  const icon = await adaptiveLogo(logo);
  expect(await colorAt(Buffer.from(icon), 64, 64)).toEqual([255, 0, 0]);
  expect(icon).toContain('prefers-color-scheme:dark');
  expect(icon).not.toContain('<rect');
  const { src } = await shareLogo(logo, 56);
  const png = Buffer.from(src.replace(/^.*,/, ''), 'base64');
  expect(await colorAt(png, 56, 56)).toEqual([0, 255, 0]);
});

test.each([
  ['none.svg', null, 'put that file into'],
  ['bad.png', 'sound', 'which is not a PNG'],
  ['bad.svg', drawing('red').replace('<rect', '<script>alert(1)</script><rect'), 'script'],
  ['bad.svg', drawing('red').replace('<rect', '<rect onclick="alert(1)"'), 'script'],
  ['bad.svg', drawing('red').replace('<rect', '<image href="//a.com/b.png"/><rect'), 'link'],
  ['bad.svg', drawing('red', ''), 'size'],
])('O8 Q4 the logo %s with %j is refused with its reason', (name, content, reason) => {
  const { logo, mistakes } = read(content === null ? {} : { [name]: content }, [name]);
  expect(logo).toBeNull();
  expect(mistakes).toEqual([expect.stringContaining(`logo, light names "${name}"`)]);
  expect(mistakes.join()).toContain(reason);
});
