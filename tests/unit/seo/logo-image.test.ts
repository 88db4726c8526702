import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { assert, expect, test } from 'vitest';
import { readLogo } from '../../../src/content/logo.ts';
import { adaptiveLogo, logoTile, shareLogo } from '../../../src/seo/logo-image.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const drawing = (color: string, size = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="${color}"/></svg>`;

const withCode = (code: string) => drawing('red').replace('</svg>', `${code}</svg>`);

/** Reads a light logo, and a dark one if there are two files; null stands for a file that is missing. */
function read(files: Readonly<Record<string, string | Buffer | null>>) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'media'));
  for (const [name, content] of Object.entries(files)) {
    if (content !== null) writeFileSync(join(folder, 'media', name), content);
  }
  const [light = '', dark] = Object.keys(files);
  const issues: object[] = [];
  const logo = readLogo(folder, { light, dark }, (issue) => issues.push(issue));
  return { logo, issues };
}

async function colorAt(image: Uint8Array, x: number, y: number) {
  const pixel = { left: x, top: y, width: 1, height: 1 };
  return [...(await sharp(image).removeAlpha().extract(pixel).raw().toBuffer())];
}

test('O8 Q6 the logo of an owner is in the middle of every icon, within what a system does not crop', async () => {
  const svg = drawing('#ff0000');
  const png = await sharp(Buffer.from(svg)).resize(40).png().toBuffer();
  const inMillimeters = `<!-- <svg> -->${drawing('#ff0000', 'width="10mm" height="10mm"')}`;
  for (const file of [{ 'logo.svg': svg }, { 'logo.svg': inMillimeters }, { 'logo.png': png }]) {
    const { logo } = read(file);
    assert(logo);
    for (const shape of ['rounded', 'full', 'safe'] as const) {
      const tile = await logoTile(logo.light, shape, 100);
      expect(await colorAt(tile, 50, 50)).toEqual([255, 0, 0]);
      expect(await colorAt(tile, 50, shape === 'safe' ? 12 : 2)).not.toEqual([255, 0, 0]);
    }
  }
});

test('O8 Q6 light and dark logos each have their place in the icon that knows both', async () => {
  const { logo } = read({ 'light.svg': drawing('#ff0000'), 'dark.svg': drawing('#00ff00') });
  assert(logo);
  const icon = await adaptiveLogo(logo);
  expect(await colorAt(Buffer.from(icon), 64, 64)).toEqual([255, 0, 0]);
  expect(icon).toContain('prefers-color-scheme:dark');
  expect(icon).not.toContain('<rect');
  const { src } = await shareLogo(logo, 56);
  const png = Buffer.from(src.replace(/^.*,/, ''), 'base64');
  expect(await colorAt(png, 56, 56)).toEqual([0, 255, 0]);
});

test.each([
  ['none.svg', null, 'missing; put that file into'],
  ['bad.png', 'sound', 'is not a PNG'],
  ['bad.png', '?PNG', 'is not a complete PNG'],
  ['bad.svg', '<!-- <svg viewBox="0 0 1 1"/> -->', 'is not an SVG'],
  ['bad.svg', drawing('red', 'width="100%" height="100%"'), 'size'],
  ['bad.svg', withCode('<script>a()</script>'), 'a script; .*, or save the logo as PNG'],
  ['bad.svg', withCode('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 'a script'],
  ['bad.svg', withCode('<iframe xmlns="http://www.w3.org/1999/xhtml"/>'), 'the element iframe'],
  ['bad.svg', withCode('<g ONLOAD="a()"/>'), 'the attribute onload'],
  ['bad.svg', withCode('<a xlink:href=" java&#10;script:a()"/>'), 'a javascript: link'],
])('O8 the logo %s with %j is refused with its reason', (name, content, reason) => {
  const { logo, issues } = read({ [name]: content });
  expect(logo).toBeNull();
  const text = expect.stringMatching(`^names "${name}", which .*${reason}`);
  expect(issues).toEqual([{ path: ['logo', 'light'], text }]);
});
