import { accentBar, logoBars } from '../dot-grid/logo-bars.ts';
import { roleColors } from './palette.ts';

/** Icons are drawn on whole units of a 32-unit grid, so that the bars stay sharp at 32 pixels. */
const side = 32;
const middle = side / 2;

const barWidth = 4;
const alone = { pitch: 8, tallest: 28 };
const onTile = { pitch: 6, tallest: 20 };

/** The icon for browsers that support SVG: the logo's four bars without a background, in light and dark colors. */
export function adaptiveIcon(): string {
  const [ink, primary] = [roleColors('ink'), roleColors('primary')];
  const style = `.i{fill:${ink.light}}.l{fill:${primary.light}}@media(prefers-color-scheme:dark){.i{fill:${ink.dark}}.l{fill:${primary.dark}}}`;
  return svg(
    `<style>${style}</style>${bars(alone, (lit) => `class="${lit ? 'l' : 'i'}"`)}`,
    'width="32" height="32"',
  );
}

/**
 * The icon for contexts with an unknown background: on a dark tile.
 *
 * @param shape `rounded` where it is shown as it is; `full` where the system cuts it to a shape, and
 * `safe` where it may cut away all but the middle 80 % (maskable, W3C App Manifest)
 */
export function tileIcon(shape: 'rounded' | 'full' | 'safe'): string {
  const corner = shape === 'rounded' ? ' rx="7"' : '';
  const drawing = bars(onTile, darkFill);
  const shrink = `translate(${middle} ${middle}) scale(.8) translate(-${middle} -${middle})`;
  return svg(
    `<rect width="${side}" height="${side}"${corner} fill="${roleColors('bg').dark}"/>` +
      (shape === 'safe' ? `<g transform="${shrink}">${drawing}</g>` : drawing),
  );
}

/** The logo's bars in the dark theme's colors, without a background. */
export function logoMark(): string {
  return svg(bars(alone, darkFill));
}

/** An ICO file with one square PNG, which every current browser supports. */
export function icoFile(png: Uint8Array, side: number): Uint8Array<ArrayBuffer> {
  // Reserved, type 1 (icon), one image; then its sides, colors, reserved, planes, bits, size and place.
  const header = [0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0];
  const sizeAndPlace = new Uint8Array(new Uint32Array([png.length, 22]).buffer);
  return new Uint8Array([...header, ...sizeAndPlace, ...png]);
}

const darkFill = (lit: boolean) => `fill="${roleColors(lit ? 'primary' : 'ink').dark}"`;

function bars({ pitch, tallest }: typeof alone, paint: (lit: boolean) => string): string {
  const left = (side - 3 * pitch - barWidth) / 2;
  return logoBars
    .map((share, index) => {
      const height = 2 * Math.round((barWidth + share * (tallest - barWidth)) / 2);
      return `<rect x="${left + index * pitch}" y="${middle - height / 2}" width="${barWidth}" height="${height}" rx="${barWidth / 2}" ${paint(index === accentBar)}/>`;
    })
    .join('');
}

function svg(content: string, size = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" ${size}>${content}</svg>`;
}
