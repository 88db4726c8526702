import { columnCount, litBar, logoBars, stillWord } from '../dot-grid/speech-envelope.ts';
import { cell, middleRow, wordPaths } from '../dot-grid/word-paths.ts';
import { breakLines } from './break-lines.ts';
import type { TextLine, TextSetter } from './outline-text.ts';

/** In pixels, as every network that shows link pictures takes it. */
export const shareSize = { width: 1200, height: 630 } as const;

export interface ShareWords {
  readonly name: string;
  readonly heading: string;
  /** A sentence under the heading, or null where the heading says it all. */
  readonly line: string | null;
}

export interface ShareFonts {
  readonly display: TextSetter;
  readonly text: TextSetter;
}

export type ShareColors = Readonly<Record<'bg' | 'dot' | 'ink' | 'muted' | 'primary', string>>;

const margin = 3 * cell;
const columnWidth = shareSize.width - 2 * margin;
/** The middle of the waveform: its lowest dots are cut off, so that the grid goes on past the picture. */
const speechLine = 20 * cell;
const headingSizes = [96, 88, 80, 72, 64, 56, 48];
const headingTop = 132;

/**
 * The picture beside a shared link: the page's heading above the dot grid, in the dark theme.
 *
 * @param start the grid's first column, so that each page shows another stretch of speech
 * @returns an SVG document; of paths alone as long as the fonts have every letter
 */
export function sharePicture(
  { name, heading, line }: ShareWords,
  fonts: ShareFonts,
  colors: ShareColors,
  start: number,
): string {
  const { width, height } = shareSize;
  const title = fitHeading(heading, fonts.display, line === null ? 2 : 1);
  const lineTop = headingTop + title.lines.length * title.leading + 40;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    field(colors),
    speech(colors, start),
    logo(colors),
    drawn(fonts.display(name, 34, -0.34), colors.ink, margin + 66, 84),
    ...title.lines.map((each, index) =>
      drawn(each, colors.ink, margin - 4, headingTop + (index + 0.78) * title.leading),
    ),
    line === null ? '' : small(fonts.text(line, 32), lineTop, colors),
    '</svg>',
  ].join('');
}

function fitHeading(heading: string, set: TextSetter, wanted: number) {
  const tracked = (text: string, size: number) => set(text, size, -0.03 * size);
  for (const size of headingSizes) {
    const lines = breakLines(heading, columnWidth, (text) => tracked(text, size).width);
    const last = size === headingSizes.at(-1);
    if (lines.length <= wanted || last) {
      return { leading: size * 1.04, lines: lines.map((text) => tracked(text, size)) };
    }
  }
  throw new Error('headingSizes is empty');
}

function field({ bg, dot }: ShareColors): string {
  const dots = Array.from({ length: Math.ceil(shareSize.height / cell) }, (_, row) =>
    dottedLine(0, row * cell + cell / 2, shareSize.width),
  );
  return `<rect width="100%" height="100%" fill="${bg}"/>${dotted(dots.join(''), dot, 3)}`;
}

function speech({ ink, primary }: ShareColors, start: number): string {
  const left = -(start % columnCount) * cell + cell / 2;
  const top = speechLine - middleRow * cell + cell / 2;
  const sentence = wordPaths
    .map((path, index) => dotted(path, index === stillWord ? primary : ink, 7))
    .join('');
  const copies = [0, 1, 2]
    .map((copy) => left + copy * columnCount * cell)
    .filter((x) => x < shareSize.width)
    .map((x) => `<g transform="translate(${x} ${top})">${sentence}</g>`);
  return copies.join('');
}

function logo({ ink, primary }: ShareColors): string {
  const bars = logoBars.map((share, index) => {
    const tall = 8 + share * 32;
    const fill = index === litBar ? primary : ink;
    return `<rect x="${index * 14}" y="${-tall / 2}" width="9" height="${tall}" rx="4.5" fill="${fill}"/>`;
  });
  return `<g transform="translate(${margin} 72)">${bars.join('')}</g>`;
}

function dottedLine(x: number, y: number, length: number): string {
  return `M${x + cell / 2} ${y}h${length}`;
}

function dotted(path: string, color: string, size: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${cell}"/>`;
}

/** Small text on a ground of its own, since the grid's dots would run through it. */
function small(line: TextLine, y: number, { bg, muted }: ShareColors): string {
  const ground = `<rect x="${margin - 10}" y="${y - 36}" width="${line.width + 20}" height="52" fill="${bg}"/>`;
  return ground + drawn(line, muted, margin, y);
}

function drawn({ markup }: TextLine, color: string, x: number, y: number): string {
  return `<g fill="${color}" transform="translate(${x} ${Math.round(y * 100) / 100})">${markup}</g>`;
}
