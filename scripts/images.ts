import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { cell, dotPaths } from '../src/components/dots.ts';
import { agency } from '../src/content/agency.ts';
import { hero } from '../src/content/hero.ts';
import { burstsOf, rows } from '../src/sections/Hero/bursts.ts';

/**
 * `npm run images`: draws the picture that is shown with shared links, and the icons, from the logo, the colors, the
 * headline and the wave of the first screen.
 */

const read = (file: string) => readFileSync(`src/${file}`, 'utf8');

/**
 * A color of `tokens.css` on a light and on a dark background, as `#rrggbb`.
 *
 * @throws an Error if there is no such token
 */
export function color(name: string): [light: string, dark: string] {
  const [, value = ''] = new RegExp(`--color-${name}: (.*);`).exec(read('styles/tokens.css')) ?? [];
  const [light, dark = light] = value.match(/#\w+/g) ?? [];
  if (!light || !dark) throw new Error(`src/styles/tokens.css has no color --color-${name}.`);
  return [light, dark];
}

/** The family of headlines, in quotation marks. */
const displayFont = () => /--font-display:\s*("[^"]+")/.exec(read('styles/tokens.css'))?.[1] ?? '';

/** Four bars with the peak lit, in the colors of the theme around it. */
const mark = read('components/mark.svg');

const colors = (onDark: 0 | 1) =>
  `color: ${color('ink')[onDark]}; --color-primary: ${color('primary')[onDark]};`;

/** The mark alone, in the colors of the browser's own theme. */
const favicon = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<style>
:root { ${colors(0)} }
@media (prefers-color-scheme: dark) { :root { ${colors(1)} } }
</style>
${mark.replace('<svg', '<svg y="2" width="32" height="28"')}</svg>
`;

/** The mark on navy, as a page that fills its window. `size` is the mark's width as a part of the window's. */
const icon = (size: number, radius: string) => `<!doctype html>
<style>
body { ${colors(1)} margin: 0 }
main { display: grid; height: 100vh; place-items: center; border-radius: ${radius}; background: ${color('navy')[1]} }
svg { width: ${size * 100}vw }
</style>
<main>${mark}</main>`;

/** The height of the dot grid in the share picture: the wave, and a row above and below it. */
const gridHeight = (rows + 2) * cell;

/** The hero with the headline and the wave, as a page of 1200 x 630 pixels. */
function share(): string {
  let column = 0;
  const wave = burstsOf(hero.call).map(({ role, columns, dots }) => {
    const x = column * cell;
    column += columns;
    const [, voice] = color(role === 'person' ? 'ink' : `wave-${role}`);
    const paths = dotPaths(dots, voice, color('navy')[1]).map(
      ({ width, stroke, d }) => `<path stroke="${stroke}" stroke-width="${width}" d="${d}"/>`,
    );
    return `<g transform="translate(${x})">${paths.join('')}</g>`;
  });
  const dot = `radial-gradient(circle, ${color('dot')[1]} 1.5px, transparent 2px)`;
  return `<!doctype html>
<html lang="${agency.language}">
<style>
body { ${colors(1)} position: relative; height: 630px; margin: 0; background: ${color('navy')[1]}; font: 560 16px ${displayFont()} }
p { display: flex; align-items: center; gap: 18px; margin: 0; padding: 48px 72px 0; font-size: 38px; letter-spacing: -0.01em }
h1 { max-width: 1080px; margin: 24px 66px 0; font: inherit; font-size: 112px; letter-spacing: -0.03em; line-height: 1.02; text-wrap: balance }
.grid { position: absolute; bottom: 0; width: 100%; height: ${gridHeight}px; background: ${dot} 0 0 / ${cell}px ${cell}px }
.wave { position: absolute; bottom: ${cell}px; width: 100%; height: ${rows * cell}px; fill: none; stroke-linecap: round }
p svg { width: 48px }
</style>
<p>${mark} ${renderToStaticMarkup(agency.name)}</p>
<h1>${renderToStaticMarkup(hero.title)}</h1>
<div class="grid"></div>
<svg class="wave">${wave.join('')}</svg>
</html>`;
}

/** A hash of what images show. `share.png` and `icon-512.png` hold the one that they were drawn from. */
const fingerprint = (...sources: string[]) =>
  createHash('sha256').update(sources.join('')).digest('hex');
export const shareFingerprint = () => {
  const font = readFileSync('src/styles/fonts/display.woff2', 'base64');
  return fingerprint(icon(1, ''), share(), font);
};
export const iconFingerprint = () => fingerprint(favicon(), icon(1, ''));

/** The hash in a picture, or in the file with this path; undefined for a picture of the owner's own. */
async function drawnFrom(picture: string | Buffer): Promise<string | undefined> {
  const { exif } = await sharp(picture).metadata();
  return /[\da-f]{64}/.exec(exif?.toString('latin1') ?? '')?.[0];
}

/**
 * Whether the picture for shared links shows the headline, name, logo and colors of the site.
 *
 * @param picture or its path; one of the owner's own is always current
 */
export async function isShareCurrent(picture: string | Buffer): Promise<boolean> {
  const hash = await drawnFrom(picture);
  return hash === undefined || hash === shareFingerprint();
}

/**
 * Whether the icons show the logo and the colors of the site.
 *
 * @param picture one of them that holds a hash, or its path
 */
export async function areIconsCurrent(picture: string | Buffer): Promise<boolean> {
  return (await drawnFrom(picture)) === iconFingerprint();
}

/** An ICO file with one PNG of 32 x 32 pixels. */
function ico(png: Buffer): Buffer {
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

async function draw(): Promise<void> {
  const { launchChromium } = await import('./chromium.ts');
  const browser = await launchChromium();
  const page = await browser.newPage();
  const screenshot = async (html: string, width: number, height = width) => {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    const fonts = read('styles/fonts.css').replaceAll(
      /url\("\.\/(.*?)"\)/g,
      (_, file) => `url(data:font/woff2;base64,${readFileSync(`src/styles/${file}`, 'base64')})`,
    );
    await page.addStyleTag({ content: fonts });
    // A long headline gets smaller until it stands above the dot grid.
    await page.evaluate(async (limit) => {
      await document.fonts.ready;
      const title = document.querySelector('h1');
      for (let size = 112; title && title.getBoundingClientRect().bottom > limit; size -= 2) {
        title.style.fontSize = `${size}px`;
      }
    }, height - gridHeight);
    const png = sharp(await page.screenshot({ omitBackground: true })).png({ palette: true });
    const save = (file: string, hash?: string) =>
      (hash ? png.withExif({ IFD0: { ImageDescription: hash } }) : png).toFile(`public/${file}`);
    return { png, save };
  };
  writeFileSync('public/favicon.svg', favicon());
  const small = await screenshot(icon(0.8, '20%'), 32);
  writeFileSync('public/favicon.ico', ico(await small.png.toBuffer()));
  await (await screenshot(icon(0.66, '0'), 180)).save('apple-touch-icon.png');
  await (await screenshot(icon(0.7, '20%'), 192)).save('icon-192.png');
  await (await screenshot(icon(0.7, '20%'), 512)).save('icon-512.png', iconFingerprint());
  await (await screenshot(icon(0.56, '0'), 512)).save('icon-maskable-512.png');
  // A picture without a hash is the owner's own.
  if (!existsSync('public/share.png') || (await drawnFrom('public/share.png'))) {
    await (await screenshot(share(), 1200, 630)).save('share.png', shareFingerprint());
  }
  await browser.close();
}

if (import.meta.main) await draw();
