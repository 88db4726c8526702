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
  expect(mistakes).toEqual([]);
  if (logo === null) throw new Error('There is no logo.');
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

test('O8 Q6 a logo of the owner stands in the middle of every icon, within what a system leaves of it', async () => {
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

test('O8 one logo serves both themes, and a wide one holds the name', () => {
  const { light, dark, hasName } = readWell({
    'wide.svg': drawing('red', 'width="300" height="60px"'),
  });
  expect(dark).toEqual(light);
  expect(light).toMatchObject({ width: 300, height: 60 });
  expect(hasName).toBe(true);
  expect(readWell({ 'logo.svg': drawing('red') }).hasName).toBe(false);
});

test.each([
  ['a script', drawing('red').replace('<rect', '<script>alert(1)</script><rect'), 'script'],
  ['a handler', drawing('red').replace('<rect', '<rect onclick="alert(1)"'), 'script'],
  [
    'another file',
    drawing('red').replace('<rect', '<image href="https://a.com/b.png"/><rect'),
    'link',
  ],
  ['no size', drawing('red', ''), 'size'],
  ['no drawing', 'logo', 'no SVG drawing'],
])('O8 Q4 an SVG with %s is refused with its reason', (_, content, reason) => {
  const { logo, mistakes } = read({ 'bad.svg': content });
  expect(logo).toBeNull();
  expect(mistakes.join()).toContain(`logo, light names "bad.svg", which`);
  expect(mistakes.join()).toContain(reason);
});

test('O8 a logo that is missing, or no PNG, is named', () => {
  expect(read({}, ['none.svg']).mistakes.join()).toContain('put that file into');
  expect(read({ 'bad.png': 'sound' }).mistakes.join()).toContain('is no PNG');
});
