import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Content } from '../content/derive.ts';
import { roleColors } from './palette.ts';

type LogoFile = NonNullable<Content['logoFiles']>['light'];

/** How a tile may be cut: not at all, to the system's shape, or to all but the middle 80 %. */
export type TileShape = 'rounded' | 'full' | 'safe';

/** How much of a tile's side the logo takes. */
const share: Readonly<Record<TileShape, number>> = { rounded: 0.84, full: 0.72, safe: 0.56 };

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** A logo as a PNG that fits a box, in pixels, whatever kind of image it is. */
async function logoPng({ file, width, height }: LogoFile, box: Box): Promise<Buffer> {
  // A drawing is rendered large enough: 72 dots per inch are its own size.
  const scale = Math.min(box.width / width, box.height / height);
  const density = Math.min(2400, Math.max(72, Math.ceil(72 * scale)));
  return sharp(readFileSync(file), { density })
    .resize({ ...box, fit: 'contain', background: clear })
    .png()
    .toBuffer();
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The icon for contexts with an unknown background: the logo on a light tile. */
export async function logoTile(
  logo: LogoFile,
  shape: TileShape,
  side: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const inner = Math.round(side * share[shape]);
  const image = await logoPng(logo, { width: inner, height: inner });
  const corner = shape === 'rounded' ? side * 0.22 : 0;
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${corner}" fill="${roleColors('bg').light}"/></svg>`;
  const tile = sharp(Buffer.from(background)).composite([{ input: image, gravity: 'center' }]);
  return new Uint8Array(await tile.png({ palette: true, compressionLevel: 9 }).toBuffer());
}

/** The icon for browsers that support SVG: the logo without a background, for light and dark. */
export async function adaptiveLogo({ light, dark }: NonNullable<Content['logoFiles']>) {
  const side = 128;
  const image = async (logo: LogoFile, name: string) => {
    const png = await logoPng(logo, { width: side, height: side });
    return `<image class="${name}" width="${side}" height="${side}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  };
  const style =
    '.d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><style>${style}</style>${await image(light, 'l')}${await image(dark, 'd')}</svg>`;
}

/** The logo for the dark background of a share image: the URL of a PNG, with its size there. */
export async function shareLogo({ dark }: NonNullable<Content['logoFiles']>, height: number) {
  const width = Math.min(480, Math.round((height * dark.width) / dark.height));
  const png = await logoPng(dark, { width: 2 * width, height: 2 * height });
  return { src: `data:image/png;base64,${png.toString('base64')}`, width, height };
}
