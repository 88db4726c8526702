import { createHash } from 'node:crypto';
import type { RoutePage } from '../content/derive.ts';
import { accentBar, columnCount, logoBars, stillLitWord } from '../dot-grid/speech-envelope.ts';
import { cell, middleRow, wordPaths } from '../dot-grid/word-paths.ts';
import { routePaths } from '../routes.ts';
import { breakLines } from './break-lines.ts';
import { openFont, type TextLine } from './outline-text.ts';
import { roleColors } from './palette.ts';

/** In pixels, as every network that shows link pictures takes it. */
export const shareSize = { width: 1200, height: 630 } as const;

const display = await openFont('schibsted-grotesk', 600);
const text = await openFont('hanken-grotesk', 400);
const dark = (role: string) => roleColors(role).dark;

const margin = 3 * cell;
const columnWidth = shareSize.width - 2 * margin;
/** The middle of the waveform: its lowest dots are cut off, so that the grid goes on past the picture. */
const speechLine = 21 * cell;
const headingSizes = [96, 88, 80, 72, 64, 56];
const smallestHeading = 48;
const headingTop = 132;
/** How many columns later the waveform starts on the picture of the next page. */
const waveformOffset = 17;

/**
 * The picture beside a shared link: the page's heading above the dot grid, in the dark theme. An SVG document and the
 * path of its PNG, which ends in a hash, since networks keep a picture for as long as its address stays.
 */
export function shareFile({ path, heading, shareSubtitle }: RoutePage, siteName: string) {
  const { width, height } = shareSize;
  const { leading, lines } = fitHeading(heading, shareSubtitle === null ? 2 : 1);
  const lineTop = headingTop + lines.length * leading + 40;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    field(),
    speech(waveformOffset * routePaths.indexOf(path)),
    logo(),
    drawn(display(siteName, 34, -0.34), 'ink', margin + 66, 84),
    ...lines.map((each, index) =>
      drawn(each, 'ink', margin - 4, headingTop + (index + 0.78) * leading),
    ),
    shareSubtitle === null ? '' : small(text(shareSubtitle, 32), lineTop),
    '</svg>',
  ].join('');
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { path: `/share/${path === '/' ? 'home' : path.slice(1)}-${hash}.png`, svg };
}

function fitHeading(heading: string, wanted: number) {
  const set = (size: number) => {
    const tracked = (text: string) => display(text, size, -0.03 * size);
    const lines = breakLines(heading, columnWidth, (text) => tracked(text).width).map(tracked);
    return { leading: size * 1.04, lines };
  };
  for (const size of headingSizes) {
    const { leading, lines } = set(size);
    const narrow = lines.every(({ width }) => width <= columnWidth);
    if (narrow && lines.length <= wanted) return { leading, lines };
  }
  return set(smallestHeading);
}

function field(): string {
  const rows = Array.from(
    { length: Math.ceil(shareSize.height / cell) },
    (_, row) => `M${cell / 2} ${row * cell + cell / 2}h${shareSize.width}`,
  );
  return `<rect width="100%" height="100%" fill="${dark('bg')}"/>${dotted(rows.join(''), 'dot', 3, cell)}`;
}

function speech(start: number): string {
  const left = -(start % columnCount) * cell + cell / 2;
  const top = speechLine - middleRow * cell + cell / 2;
  const sentence = wordPaths
    .map((path, index) => dotted(path, index === stillLitWord ? 'primary' : 'ink', 7 / cell, 1))
    .join('');
  return [0, 1, 2]
    .map((copy) => left + copy * columnCount * cell)
    .filter((x) => x < shareSize.width)
    .map((x) => `<g transform="translate(${x} ${top}) scale(${cell})">${sentence}</g>`)
    .join('');
}

function logo(): string {
  const bars = logoBars.map((height, index) => {
    const tall = 8 + height * 32;
    const fill = dark(index === accentBar ? 'primary' : 'ink');
    return `<rect x="${index * 14}" y="${-tall / 2}" width="9" height="${tall}" rx="4.5" fill="${fill}"/>`;
  });
  return `<g transform="translate(${margin} 72)">${bars.join('')}</g>`;
}

function dotted(path: string, role: string, size: number, pitch: number): string {
  return `<path d="${path}" fill="none" stroke="${dark(role)}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${pitch}"/>`;
}

/** Small text on a background of its own, since the grid's dots would run through it. */
function small(line: TextLine, y: number): string {
  const width = Math.min(line.width, columnWidth) + 20;
  const ground = `<rect x="${margin - 10}" y="${y - 36}" width="${width}" height="52" fill="${dark('bg')}"/>`;
  return ground + drawn(line, 'muted', margin, y);
}

/** A line that would run into the margin is drawn smaller. */
function drawn({ markup, width }: TextLine, role: string, x: number, y: number): string {
  const scale = Math.min(1, (shareSize.width - margin - x) / width);
  return `<g fill="${dark(role)}" transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;
}
